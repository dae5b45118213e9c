import type { PickupOrReturn } from "#domain/bookings/booking.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** A car may leave this long before or after the time agreed without anybody being asked. */
export const MAX_PICKUP_DEVIATION_HOURS = 2;

export type PickupTiming = "early" | "on-time" | "late";

/** How a pickup at `now` stands to the time agreed (product.md#handover-guard). */
export function getPickupTiming({ at }: Pick<PickupOrReturn, "at">, now: Date): PickupTiming {
  const hours = (now.getTime() - at.getTime()) / HOUR_MS;
  if (hours < -MAX_PICKUP_DEVIATION_HOURS) return "early";
  return hours > MAX_PICKUP_DEVIATION_HOURS ? "late" : "on-time";
}

/** What staff are asked before a car leaves at another time than agreed; null when it leaves on time. */
export function pickupTimingQuestion(pickup: Pick<PickupOrReturn, "at" | "date" | "time">, now: Date): string | null {
  const agreed = `${formatItalianLong(pickup.date)} alle ${pickup.time}`;
  switch (getPickupTiming(pickup, now)) {
    case "early":
      return `La consegna è prevista per ${agreed}. Se l'auto esce ora, resta impegnata da adesso.`;
    case "late":
      return `La consegna era prevista per ${agreed}. L'auto esce ora?`;
    case "on-time":
      return null;
  }
}
