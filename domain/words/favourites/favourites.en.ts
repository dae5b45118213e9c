import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_IT } from "./favourites.it.ts";

export const FAVOURITES_EN: Translated<typeof FAVOURITES_IT> = {
  save: "Save",
  count: { one: "Favourites: {count} car", other: "Favourites: {count} cars" },
};
