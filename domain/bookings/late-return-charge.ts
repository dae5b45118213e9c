import type { Cents } from "#domain/money.ts";
import { compareMoments, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import type { Booking } from "./booking.ts";

/** The days of a rental beyond the agreed ones, by the real return. */
export interface LateReturnCharge {
  days: number;
  charge: Cents;
}

type LateRental = Pick<Booking, "pickup" | "return" | "days" | "graceMinutes" | "dailyRate">;

/**
 * Computes the days by which a real return exceeds the agreed days and the grace period, and their price at the booked rate (product.md#handover).
 * Returns null if nothing exceeds them. Returns null for a booking without a grace period too, whose late return staff settle by themselves.
 */
export function computeLateReturnCharge(booking: LateRental, returnedAt: Date): LateReturnCharge | null {
  const { pickup, days: agreedDays, graceMinutes, dailyRate } = booking;
  const returned = toCivilMoment(returnedAt, booking.return.timeZone);
  if (graceMinutes === 0 || compareMoments(returned, pickup) <= 0) return null;
  const days = countRentalDays(pickup, returned, graceMinutes) - agreedDays;
  return days > 0 ? { days, charge: days * dailyRate } : null;
}

/** Returns when the car came back: at the record of the return or at the conclusion, whichever is first; null while it is out. */
export function findReturnTime({ returnedAt }: Pick<Booking, "returnedAt">, recordedAt: Date | null): Date | null {
  if (returnedAt === null || recordedAt === null) return returnedAt ?? recordedAt;
  return returnedAt < recordedAt ? returnedAt : recordedAt;
}
