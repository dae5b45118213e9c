import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
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
