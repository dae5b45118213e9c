import type { Translated } from "#domain/words/text.ts";
import type { CATEGORIES_IT } from "./categories.it.ts";

export const CATEGORIES_FR: Translated<typeof CATEGORIES_IT> = {
  names: { sportive: "Sportives", cabrio: "Cabriolets", suv: "SUV", berline: "Berlines", van: "Vans" },
  cardNames: { sportive: "Sportives", cabrio: "Cabriolets", suv: "SUV", berline: "Berlines", van: "Vans" },
};
