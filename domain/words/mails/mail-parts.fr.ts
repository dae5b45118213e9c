import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_FR: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Bonjour,",
  pickup: "Départ",
  return: "Retour",
  time: "{time}",
  illustration: "Illustration",
};
