import type { Translated } from "#domain/words/text.ts";
import type { CATEGORIES_IT } from "./categories.it.ts";

export const CATEGORIES_ES: Translated<typeof CATEGORIES_IT> = {
  names: { sportive: "Deportivos", cabrio: "Descapotables", suv: "SUV", berline: "Berlinas", van: "Furgonetas" },
  cardNames: { sportive: "Deportivos", cabrio: "Descapotables", suv: "SUV", berline: "Berlinas", van: "Furgonetas" },
};
