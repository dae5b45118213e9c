import type { CityWithHours, RentalCities } from "#domain/cities/city-hours.ts";
import { type CivilMoment, compareMoments } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";

type BookedEnd = CivilMoment & { city: string };

/**
 * Returns the cities whose hours a change of a booking must respect. A pickup or return that stays as it was agreed has no hours to respect
 * (product.md#hours-of-a-city).
 */
export function citiesOfChange(
  before: { pickup: BookedEnd; return: BookedEnd },
  after: RentalPeriod,
  cities: { pickup: CityWithHours; return: CityWithHours },
): RentalCities {
  const cityOf = (end: "pickup" | "return"): CityWithHours => {
    const { name, timeZone } = cities[end];
    const isSame = before[end].city === name && compareMoments(before[end], after[end]) === 0;
    return isSame ? { name, timeZone } : cities[end];
  };
  return { pickup: cityOf("pickup"), return: cityOf("return") };
}
