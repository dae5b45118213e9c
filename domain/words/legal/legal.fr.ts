import type { Translated } from "#domain/words/text.ts";
import type { LEGAL_IT } from "./legal.it.ts";

export const LEGAL_FR: Translated<typeof LEGAL_IT> = {
  privacyTitle: "Confidentialité",
  termsTitle: "Conditions générales",
  contents: "Sur cette page",
  translation:
    "<original>Original en italien</original>\u00a0; ceci est une traduction. En cas de doute, le texte qui vous est le plus favorable s'applique.",
  version: "Version du <day>{day}</day>",
  vatNumber: "N° de TVA\u00a0: {vatNumber}.",
  address: "{name}, {street}, {postalCode} {city}, {country}.",
  services: {
    jets: "jets",
    experiences: "expériences",
    club: "Communauté VIP",
    clubInShort: "club",
    contacts: "contact",
  },
};
