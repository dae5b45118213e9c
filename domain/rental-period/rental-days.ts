import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { type CivilMoment, civilMilliseconds } from "./civil-time.ts";

/**
 * Returns the charged days of a rental: started 24-hour periods between the civil times, at least 1 (product.md#rental-days). The last period counts
 * only if the return exceeds it by more than the grace period. It uses civil time, so that 10:00 to 10:00 is whole days across daylight-saving
 * changes. Throws RangeError if the return is not after the pickup, or a moment is malformed.
 */
export function countRentalDays(pickup: CivilMoment, returnMoment: CivilMoment, graceMinutes: number): number {
  const elapsed = civilMilliseconds(returnMoment) - civilMilliseconds(pickup);
  if (elapsed <= 0) throw new RangeError("The return must be after the pickup");
  return Math.max(1, Math.ceil((elapsed - graceMinutes * MINUTE_MS) / DAY_MS));
}
