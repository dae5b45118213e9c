import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_IT } from "./favourites.it.ts";

export const FAVOURITES_FR: Translated<typeof FAVOURITES_IT> = {
  save: "Enregistrer",
  count: { one: "Favoris\u00a0: {count} voiture", other: "Favoris\u00a0: {count} voitures" },
};
