import type { Translated } from "#domain/words/text.ts";
import type { PLACE_FIELDS_IT } from "./place-fields.it.ts";

export const PLACE_FIELDS_DE: Translated<typeof PLACE_FIELDS_IT> = {
  cities: "Städte",
  otherPlaces: "Weitere Orte",
  search: "Stadt, Flughafen oder Bahnhof suchen",
  noMatches: "Wir kennen keinen Ort namens „{typed}“. Rufen Sie uns an: Vielleicht kommen wir auch dorthin.",
  matchCount: { one: "{count} Ort", other: "{count} Orte" },
};
