import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_EN: Translated<typeof CITY_PAGES_IT> = {
  included: "Full insurance and delivery included.",
  byCategory: "By category in {city}",
  noneOfCategory: "None at the moment",
  allCars: "Every car in {city}",
  freeDelivery:
    "Delivery in town is free, to your hotel or home; for a distant airport the total shows the extra charge.",
  nearest: "The nearest cities",
  none: "No cars in {city} at the moment",
  nothingDelivered: "None of our cars can be delivered this far. These are the nearest cities with cars.",
  languages: "Page language",
  showMore: "Read more",
  showLess: "Show less",
  brands: "The makes you find in {city}:",
  categories: "The categories in every city:",
  hub: "You will find every city and category under",
  hubName: "Luxury car rental",
};
