import type { Translated } from "#domain/words/text.ts";
import type { PAGES_IT } from "./pages.it.ts";

export const PAGES_EN: Translated<typeof PAGES_IT> = {
  home: "Home",
  rental: "Luxury car rental",
  cars: "Cars",
  coverage: "Where we operate",
  jets: "Private jets",
  magazine: "Magazine",
  club: "VIP Community",
  favourites: "Favourites",
  comparison: "Comparison",
  contacts: "Contact",
  privacy: "Privacy",
  terms: "Terms and conditions",
  collection: "The full collection",
  articles: "All articles",
};
