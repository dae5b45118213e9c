import { type Booking, statusAt } from "#domain/booking/booking.ts";
import { changeScope } from "#domain/booking/booking-change.ts";
import type { DateRequest } from "#domain/forms/bookings/date-request.ts";
import { civilNow, compareMoments, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type PeriodProblem, periodProblems } from "#domain/rental-period/period.ts";

/** As many date requests as a booking takes; who has more to say is called. */
export const MOST_DATE_REQUESTS = 5;

/** Whether the renter may ask for other dates: while the car is not out, until the moment of pickup (product.md#date-request). */
export function renterMayAskDates(
  booking: Pick<Booking, "status" | "holdExpiresAt" | "pickup" | "hasPickupRecord">,
  now: Date,
): boolean {
  return changeScope({ ...booking, status: statusAt(booking, now) }) === "whole" && now < booking.pickup.at;
}

/** What keeps the requested dates from being asked for: the rule of every period, and dates that are the booked ones. */
export function dateRequestProblems(
  { pickup, return: back }: Pick<Booking, "pickup" | "return">,
  dates: DateRequest,
  now: Date,
): PeriodProblem[] {
  const requested = {
    pickup: { date: dates.pickupDate, time: dates.pickupTime, timeZone: pickup.timeZone },
    return: { date: dates.returnDate, time: dates.returnTime, timeZone: back.timeZone },
  };
  if (compareMoments(requested.pickup, pickup) === 0 && compareMoments(requested.return, back) === 0) {
    return [{ field: "pickupDate", message: "Sono le date che hai già: scegline altre." }];
  }
  return periodProblems(requested, civilNow(now, pickup.timeZone), ONLINE_LIMITS);
}

/** "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00." */
export const requestedDates = (dates: DateRequest): string =>
  `Da ${formatItalianLong(dates.pickupDate)}, ore ${dates.pickupTime}, a ${formatItalianLong(dates.returnDate)}, ore ${dates.returnTime}.`;
