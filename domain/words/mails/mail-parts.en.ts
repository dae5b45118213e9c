import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_EN: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Good day,",
  pickup: "Pickup",
  return: "Return",
  time: "{time}",
  illustration: "Illustration",
};
