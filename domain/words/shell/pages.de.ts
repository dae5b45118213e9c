import type { Translated } from "#domain/words/text.ts";
import type { PAGES_IT } from "./pages.it.ts";

export const PAGES_DE: Translated<typeof PAGES_IT> = {
  home: "Startseite",
  rental: "Luxuswagen mieten",
  cars: "Fahrzeuge",
  coverage: "Wo wir sind",
  jets: "Privatjets",
  magazine: "Magazin",
  club: "VIP-Community",
  favourites: "Favoriten",
  comparison: "Vergleich",
  contacts: "Kontakt",
  privacy: "Datenschutz",
  terms: "Allgemeine Geschäftsbedingungen",
  collection: "Die ganze Kollektion",
  articles: "Alle Artikel",
};
