import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_IT } from "./favourites.it.ts";

export const FAVOURITES_DE: Translated<typeof FAVOURITES_IT> = {
  save: "Merken",
  count: { one: "Favoriten: {count} Fahrzeug", other: "Favoriten: {count} Fahrzeuge" },
};
