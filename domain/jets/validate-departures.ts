import { type City, findCity } from "#domain/cities/city.ts";
import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { findAirport } from "#domain/jets/airports.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";

export const DAY_PAST_MESSAGE = "Questo giorno è già passato.";
const HOUR_PAST_MESSAGE = "Quest'ora è già passata.";

/** By which clocks the legs of a trip are past or to come. */
export interface DepartureTimeZones {
  now: Date;
  cities: readonly Pick<City, "name" | "slug" | "aliases" | "searchName" | "timeZone">[];
  /** The company's zone, for the day in a place in no city of ours: its own clock is not known, so no hour is past there. */
  timeZone: string;
}

/** The legs that left before `now` by the clock of where they leave from; on the day itself the hour is at fault. Knows no order of legs. */
export function validateDepartures(
  legs: JetTrip["legs"],
  { now, cities, timeZone }: DepartureTimeZones,
): { path: string; message: string }[] {
  return legs.flatMap(({ from, date, time }, index) => {
    const city = findCity(from, cities) ?? findCity(findAirport(from)?.city ?? "", cities);
    const clock = toCivilMoment(now, city?.timeZone ?? timeZone);
    if (date < clock.date) return [{ path: `legs.${index}.date`, message: DAY_PAST_MESSAGE }];
    const isHourPast = city && date === clock.date && time !== undefined && time < clock.time;
    return isHourPast ? [{ path: `legs.${index}.time`, message: HOUR_PAST_MESSAGE }] : [];
  });
}
