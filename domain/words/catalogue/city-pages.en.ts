import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_EN: Translated<typeof CITY_PAGES_IT> = {
  included: "Full insurance and delivery included.",
  byCategory: "By category in {city}",
  noneOfCategory: "None for now",
  allCars: "Every car in {city}",
  freeDelivery:
    "Delivery in town is free, to your hotel or home; for a distant airport the total shows the supplement.",
  nearest: "The nearest cities",
  none: "No car in {city} for now",
  nothingDelivered: "None of our cars reaches this far. These are the nearest cities that have some.",
  languages: "Page language",
  showMore: "Read on",
  showLess: "Show less",
  brands: "The makes you find in {city}:",
  categories: "The categories in every city:",
  hub: "Every city and every category is in",
  hubName: "Luxury car rental",
};
