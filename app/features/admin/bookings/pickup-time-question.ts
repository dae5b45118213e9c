import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { pickupQuestion } from "#domain/booking/pickup-timing.ts";

/** What is asked before a car leaves at `now`; null when it leaves on time (product.md#handover-guard). */
export const pickupTimeQuestion = (
  { pickup_at, pickup_date, pickup_time }: Pick<ApiBooking, "pickup_at" | "pickup_date" | "pickup_time">,
  now: Date,
): string | null => pickupQuestion({ at: new Date(pickup_at), date: pickup_date, time: pickup_time }, now);
