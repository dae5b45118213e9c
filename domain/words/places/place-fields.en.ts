import type { Translated } from "#domain/words/text.ts";
import type { PLACE_FIELDS_IT } from "./place-fields.it.ts";

export const PLACE_FIELDS_EN: Translated<typeof PLACE_FIELDS_IT> = {
  cities: "Cities",
  otherPlaces: "More places",
  search: "Search for a city, an airport or a station",
  noMatches: "We know no place called ‘{typed}’. Please call us: we may go there too.",
  matchCount: { one: "{count} place", other: "{count} places" },
};
