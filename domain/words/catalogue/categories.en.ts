import type { Translated } from "#domain/words/text.ts";
import type { CATEGORIES_IT } from "./categories.it.ts";

export const CATEGORIES_EN: Translated<typeof CATEGORIES_IT> = {
  names: { sportive: "Sports Cars", cabrio: "Convertibles", suv: "SUVs", berline: "Saloons", van: "Vans" },
  cardNames: { sportive: "Sports Cars", cabrio: "Convertibles", suv: "SUVs", berline: "Saloons", van: "Vans" },
};
