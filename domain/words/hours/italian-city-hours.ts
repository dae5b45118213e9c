import { PLACES_IT } from "#domain/words/places/places.it.ts";
import type { Words } from "#domain/words/words.ts";
import { CITY_HOURS_IT } from "./city-hours.it.ts";
import { HANDOVER_DAYS_IT } from "./handover-days.it.ts";
import { ITALIAN_OPENING_HOURS } from "./italian-opening-hours.ts";

/** The words of the hours of a city for the panel and everything else that exists in Italian only. */
export const ITALIAN_CITY_HOURS: Words<"cityHours" | "handoverDays" | "openingHours" | "places"> = {
  ...ITALIAN_OPENING_HOURS,
  cityHours: CITY_HOURS_IT,
  handoverDays: HANDOVER_DAYS_IT,
  places: PLACES_IT,
};
