import type { Translated } from "#domain/words/text.ts";
import type { LANGUAGES_IT } from "./languages.it.ts";

export const LANGUAGES_DE: Translated<typeof LANGUAGES_IT> = {
  menu: "Sprache",
  current: "Sprache: {name}",
  offer: "Diese Seite gibt es auch auf Deutsch",
  closeOffer: "Schließen und in dieser Sprache bleiben",
};
