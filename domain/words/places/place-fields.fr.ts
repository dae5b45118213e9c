import type { Translated } from "#domain/words/text.ts";
import type { PLACE_FIELDS_IT } from "./place-fields.it.ts";

export const PLACE_FIELDS_FR: Translated<typeof PLACE_FIELDS_IT> = {
  cities: "Les villes",
  otherPlaces: "Autres lieux",
  search: "Chercher une ville, un aéroport, une gare",
  noMatches: "Aucun lieu ne s'appelle «\u00a0{typed}\u00a0». Appelez-nous\u00a0: nous y allons peut-être.",
  matchCount: { one: "{count} lieu", other: "{count} lieux" },
};
