import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { pickupPunctualityQuestion } from "#domain/bookings/pickup-punctuality.ts";

/**
 * Returns the confirmation needed when a car leaves at `now`; null when it is on time or its pickup is already recorded
 * (product.md#handover-guard).
 */
export function pickupTimeWarning(
  {
    pickup_at,
    pickup_date,
    pickup_time,
    handovers,
  }: Pick<ApiBookingDetail, "pickup_at" | "pickup_date" | "pickup_time" | "handovers">,
  now: Date,
): string | null {
  if (handovers.some(({ kind }) => kind === "pickup")) return null;
  return pickupPunctualityQuestion({ at: new Date(pickup_at), date: pickup_date, time: pickup_time }, now);
}
