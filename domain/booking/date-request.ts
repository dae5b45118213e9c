import { type Booking, statusAt } from "#domain/booking/booking.ts";
import type { DateRequest } from "#domain/forms/bookings/date-request.ts";
import { civilNow, compareMoments, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type PeriodProblem, periodProblems } from "#domain/rental-period/period.ts";

/** As many wishes as a booking takes; who has more to say is called. */
export const MOST_DATE_REQUESTS = 5;

/** Whether the renter may ask for other dates: while the car is not out, until the moment of pickup (product.md#date-request). */
export function renterMayAskDates(booking: Pick<Booking, "status" | "holdExpiresAt" | "pickup">, now: Date): boolean {
  const status = statusAt(booking, now);
  return (status === "requested" || status === "confirmed") && now < booking.pickup.at;
}

/** What keeps the wished dates from being asked for: the rule of every period, and dates that are the booked ones. */
export function dateRequestProblems(
  { pickup, return: back }: Pick<Booking, "pickup" | "return">,
  wish: DateRequest,
  now: Date,
): PeriodProblem[] {
  const wished = {
    pickup: { date: wish.pickupDate, time: wish.pickupTime, timeZone: pickup.timeZone },
    return: { date: wish.returnDate, time: wish.returnTime, timeZone: back.timeZone },
  };
  if (compareMoments(wished.pickup, pickup) === 0 && compareMoments(wished.return, back) === 0) {
    return [{ field: "pickupDate", message: "Sono le date che hai già: scegline altre." }];
  }
  return periodProblems(wished, civilNow(now, pickup.timeZone), ONLINE_LIMITS);
}

/** "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00." */
export const wishedDates = (wish: DateRequest): string =>
  `Da ${formatItalianLong(wish.pickupDate)}, ore ${wish.pickupTime}, a ${formatItalianLong(wish.returnDate)}, ore ${wish.returnTime}.`;
