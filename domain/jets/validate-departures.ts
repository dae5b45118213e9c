import { type City, findCity } from "#domain/cities/city.ts";
import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { findAirport } from "#domain/jets/airports.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";

/** The time zones in which departures are compared with the current time. */
export interface DepartureTimeZones {
  now: Date;
  cities: readonly Pick<City, "name" | "slug" | "aliases" | "searchName" | "timeZone">[];
  /**
   * The company's time zone, used for the date at a place outside our cities. The time zone of such a place is unknown, so only the date is checked.
   */
  timeZone: string;
}

/**
 * Returns the legs that depart before `now` in the time zone of their origin. A leg of today reports its time, otherwise its date. It does not check
 * the order of the legs.
 */
export function validateDepartures(
  legs: JetTrip["legs"],
  { now, cities, timeZone }: DepartureTimeZones,
): { path: string; message: TextReference<"tripProblems"> }[] {
  return legs.flatMap(({ from, date, time }, index) => {
    const city = findCity(from, cities) ?? findCity(findAirport(from)?.city ?? "", cities);
    const clock = toCivilMoment(now, city?.timeZone ?? timeZone);
    if (date < clock.date) return [{ path: `legs.${index}.date`, message: textReference("tripProblems", "dayPast") }];
    const isHourPast = city && date === clock.date && time !== undefined && time < clock.time;
    return isHourPast ? [{ path: `legs.${index}.time`, message: textReference("tripProblems", "hourPast") }] : [];
  });
}
