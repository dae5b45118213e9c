import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_IT } from "./favourites.it.ts";

export const FAVOURITES_ES: Translated<typeof FAVOURITES_IT> = {
  save: "Guardar",
  count: { one: "Favoritos: {count} coche", other: "Favoritos: {count} coches" },
};
