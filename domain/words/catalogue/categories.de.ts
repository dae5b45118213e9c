import type { Translated } from "#domain/words/text.ts";
import type { CATEGORIES_IT } from "./categories.it.ts";

export const CATEGORIES_DE: Translated<typeof CATEGORIES_IT> = {
  names: { sportive: "Sportwagen", cabrio: "Cabrios", suv: "SUVs", berline: "Limousinen", van: "Vans" },
  cardNames: { sportive: "Sportwagen", cabrio: "Cabrios", suv: "SUVs", berline: "Limousinen", van: "Vans" },
};
