import type { Translated } from "#domain/words/text.ts";
import type { LEGAL_IT } from "./legal.it.ts";

export const LEGAL_EN: Translated<typeof LEGAL_IT> = {
  privacyTitle: "Privacy",
  termsTitle: "Terms and conditions",
  contents: "On this page",
  translation:
    "<original>The original is in Italian</original>; this is a translation. In case of doubt, the text more favourable to you applies.",
  version: "Version <day>{day}</day>",
  vatNumber: "VAT no. {vatNumber}.",
  address: "{name}, {street}, {postalCode} {city}, {country}.",
  services: {
    jets: "jets",
    experiences: "experiences",
    club: "VIP Community",
    clubInShort: "club",
    contacts: "contact",
  },
};
