import type { CityWithHours } from "#domain/cities/city-hours.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { findFirstPickup } from "#domain/opening-hours/city-hours.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { SLOT_MS } from "#domain/rental-period/time-slots.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import type { Transfer } from "./transfer.ts";

/**
 * Returns the earliest pickup to which a car can be delivered: now plus preparation and driving. A car based in the pickup city needs no lead time.
 * At 9:10, with two hours of preparation and four of driving: 15:30.
 */
export function computeEarliestPickup(
  now: Date,
  out: Transfer,
  { preparationHours }: Pick<DeliveryConfiguration, "preparationHours">,
): Date {
  if (out.minutes === 0) return now;
  const ready = now.getTime() + preparationHours * HOUR_MS + out.minutes * MINUTE_MS;
  return new Date(Math.ceil(ready / SLOT_MS) * SLOT_MS);
}

/**
 * Returns the first pickup to offer, on the clock of its city: `earliest`, or the first one after it that the city's hours allow
 * (product.md#hours-of-a-city).
 */
export function offerFirstPickup(city: CityWithHours, { now, earliest }: { now: Date; earliest: Date }): CivilMoment {
  return (city.hours && findFirstPickup(city, { now, earliest })) ?? toCivilMoment(earliest, city.timeZone);
}
