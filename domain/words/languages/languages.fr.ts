import type { Translated } from "#domain/words/text.ts";
import type { LANGUAGES_IT } from "./languages.it.ts";

export const LANGUAGES_FR: Translated<typeof LANGUAGES_IT> = {
  menu: "Langue",
  current: "Langue\u00a0: {name}",
  offer: "Cette page existe aussi en français",
  closeOffer: "Fermer et rester dans cette langue",
};
