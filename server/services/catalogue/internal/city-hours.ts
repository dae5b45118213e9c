import type { City } from "#domain/cities/city.ts";
import type { RentalCities } from "#domain/cities/city-hours.ts";
import type { DeliveryCity } from "#domain/delivery/destination.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";

/** Returns the two cities of a search, the return's being the pickup's if none was given; null if neither has hours (product.md#hours-of-a-city). */
export function rentalCities(pickup: DeliveryCity | null, back: DeliveryCity | null): RentalCities | null {
  if (!pickup || !(pickup.hours ?? back?.hours)) return null;
  return { pickup, return: back ?? pickup };
}

/**
 * Returns the names of the cities in which the period's pickup is not possible. A search without a place picks up each car at its base, and without a
 * place of return it returns it there.
 */
export function closedBases(
  period: RentalPeriod | null,
  back: DeliveryCity | null,
  { cities, now }: { cities: readonly City[]; now: Date },
): ReadonlySet<string> {
  const closed = cities.filter(
    (base) =>
      period && base.hours && checkCityHours(period, { pickup: base, return: back ?? base }, { now }).length > 0,
  );
  return new Set(closed.map(({ name }) => name));
}
