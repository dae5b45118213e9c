import type { Translated } from "#domain/words/text.ts";
import type { PLACE_FIELDS_IT } from "./place-fields.it.ts";

export const PLACE_FIELDS_ES: Translated<typeof PLACE_FIELDS_IT> = {
  cities: "Las ciudades",
  otherPlaces: "Otros lugares",
  search: "Busque una ciudad, un aeropuerto o una estación",
  noMatches: "Ningún lugar se llama «{typed}». Llámenos: quizá también lleguemos allí.",
  matchCount: { one: "{count} lugar", other: "{count} lugares" },
};
