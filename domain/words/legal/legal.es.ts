import type { Translated } from "#domain/words/text.ts";
import type { LEGAL_IT } from "./legal.it.ts";

export const LEGAL_ES: Translated<typeof LEGAL_IT> = {
  privacyTitle: "Privacidad",
  termsTitle: "Términos y condiciones",
  contents: "En esta página",
  translation:
    "<original>Original en italiano</original>; esta es una traducción. En caso de duda prevalece el texto más favorable para usted.",
  version: "Versión del <day>{day}</day>",
  vatNumber: "NIF-IVA: {vatNumber}.",
  address: "{name}, {street}, {postalCode} {city}, {country}.",
  services: {
    jets: "jets",
    experiences: "experiencias",
    club: "Comunidad VIP",
    clubInShort: "club",
    contacts: "contacto",
  },
};
