import { DAY_MS } from "#domain/durations.ts";
import { type CivilMoment, civilMilliseconds } from "./civil-time.ts";

/**
 * The days a rental is charged for: started 24-hour periods between the civil times, at least 1 (product.md#rental-days).
 * Counted on the clock, not in instants, so that 10:00 to 10:00 is whole days across a clock change and in any time zone.
 * RangeError when the return is not after the pickup, or a moment is malformed.
 */
export function countRentalDays(pickup: CivilMoment, returnMoment: CivilMoment): number {
  const elapsed = civilMilliseconds(returnMoment) - civilMilliseconds(pickup);
  if (elapsed <= 0) throw new RangeError("The return must be after the pickup");
  return Math.ceil(elapsed / DAY_MS);
}
