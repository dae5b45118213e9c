import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_ES: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Buenos días:",
  pickup: "Recogida",
  return: "Devolución",
  time: "{time}",
  illustration: "Ilustración",
};
