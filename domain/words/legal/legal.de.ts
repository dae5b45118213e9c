import type { Translated } from "#domain/words/text.ts";
import type { LEGAL_IT } from "./legal.it.ts";

export const LEGAL_DE: Translated<typeof LEGAL_IT> = {
  privacyTitle: "Datenschutz",
  termsTitle: "Allgemeine Geschäftsbedingungen",
  contents: "Auf dieser Seite",
  translation:
    "<original>Das Original ist italienisch</original>; dies ist eine Übersetzung. Im Zweifel gilt der für Sie günstigere Text.",
  version: "Fassung <day>{day}</day>",
  vatNumber: "USt-IdNr. {vatNumber}.",
  address: "{name}, {street}, {postalCode} {city}, {country}.",
  services: {
    jets: "Jets",
    experiences: "Erlebnisse",
    club: "VIP-Community",
    clubInShort: "Club",
    contacts: "Kontakt",
  },
};
