import type { PickupOrReturn } from "#domain/bookings/booking.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";

/** A pickup may deviate this much from the agreed time without a confirmation by staff. */
export const MAX_PICKUP_DEVIATION_HOURS = 2;

export type PickupPunctuality = "early" | "on-time" | "late";

/** Returns whether a pickup at `now` is early, on time or late, compared with the agreed time (product.md#handover-guard). */
export function getPickupPunctuality({ at }: Pick<PickupOrReturn, "at">, now: Date): PickupPunctuality {
  const hours = (now.getTime() - at.getTime()) / HOUR_MS;
  if (hours < -MAX_PICKUP_DEVIATION_HOURS) return "early";
  return hours > MAX_PICKUP_DEVIATION_HOURS ? "late" : "on-time";
}

/** Returns the confirmation question for a pickup at another time than agreed, or null if it is on time. */
export function pickupPunctualityQuestion(
  pickup: Pick<PickupOrReturn, "at" | "date" | "time">,
  now: Date,
): string | null {
  const agreed = `${formatItalianLong(pickup.date)} alle ${pickup.time}`;
  switch (getPickupPunctuality(pickup, now)) {
    case "early":
      return `La consegna è prevista per ${agreed}. Se l'auto esce ora, resta impegnata da adesso.`;
    case "late":
      return `La consegna era prevista per ${agreed}. L'auto esce ora?`;
    case "on-time":
      return null;
  }
}
