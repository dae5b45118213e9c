import type { Translated } from "#domain/words/text.ts";
import type { LANGUAGES_IT } from "./languages.it.ts";

export const LANGUAGES_EN: Translated<typeof LANGUAGES_IT> = {
  menu: "Language",
  current: "Language: {name}",
  offer: "This page is also available in English",
  closeOffer: "Close and stay in this language",
};
