import type { RentalCities } from "#domain/cities/city-hours.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  type PeriodProblem,
  type RentalLimits,
  type RentalPeriod,
  validatePeriod,
} from "#domain/rental-period/period.ts";
import { checkCityHours, type HoursProblem } from "./city-hours.ts";

/** Only the problems of hours have a code and the nearest possible moment. */
export type RentalProblem = (PeriodProblem & { code?: never; next?: never }) | HoursProblem;

/**
 * Returns the problems of a period that a renter asks for: those of every rental (product.md#rental-period), else those of the hours of its cities
 * (product.md#hours-of-a-city). Throws RangeError if malformed.
 */
export function validateRental(
  period: RentalPeriod,
  cities: RentalCities,
  { now, limits, earliest }: { now: Date; limits: RentalLimits; earliest?: Date },
): RentalProblem[] {
  const { pickup, return: back } = cities;
  const zoned = {
    pickup: { ...period.pickup, timeZone: pickup.timeZone },
    return: { ...period.return, timeZone: back.timeZone },
  };
  const problems = validatePeriod(zoned, toCivilMoment(now, pickup.timeZone), limits);
  if (problems.length > 0 && problems[0]?.message.key !== "pickupTooFar") return problems;
  const hours = checkCityHours(period, cities, { now, earliest });
  // The city's own limit is the lower one, so its message replaces that of the eighteen months.
  return problems.length > 0
    ? [hours.find(({ code }) => code === "too-far-ahead") ?? problems[0]].flatMap((one) => one ?? [])
    : hours;
}
