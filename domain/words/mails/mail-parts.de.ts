import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_DE: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Guten Tag,",
  pickup: "Abholung",
  return: "Rückgabe",
  time: "{time} Uhr",
  illustration: "Illustration",
};
