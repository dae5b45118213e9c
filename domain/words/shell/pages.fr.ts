import type { Translated } from "#domain/words/text.ts";
import type { PAGES_IT } from "./pages.it.ts";

export const PAGES_FR: Translated<typeof PAGES_IT> = {
  home: "Accueil",
  rental: "Location de voitures de luxe",
  cars: "Voitures",
  coverage: "Nos destinations",
  jets: "Jets privés",
  magazine: "Magazine",
  club: "Communauté VIP",
  favourites: "Favoris",
  comparison: "Comparaison",
  contacts: "Contact",
  privacy: "Confidentialité",
  terms: "Conditions générales",
  collection: "Toute la collection",
  articles: "Tous les articles",
};
