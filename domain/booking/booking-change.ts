import type { Booking } from "#domain/booking/booking.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { type CivilMoment, compareMoments } from "#domain/rental-period/civil-time.ts";
import { type PeriodProblem, periodProblems, type RentalPeriod } from "#domain/rental-period/period.ts";
import { LONGEST_RENTAL_DAYS } from "#domain/rental-period/rental-days.ts";

/** How much of a rental staff may still change: everything, only how it comes back, or nothing. */
export type ChangeScope = "whole" | "return" | "none";

/** Before the handover car and dates may change; once the car is out, only its return; what is over stays as it was. */
export function changeScope(status: BookingStatus): ChangeScope {
  if (status === "requested" || status === "confirmed") return "whole";
  return status === "active" ? "return" : "none";
}

const RETURN_PAST = "La riconsegna non può essere già passata.";

/**
 * What keeps a rental from being moved to another period; `now` is the clock of the pickup's city. Staff may let it begin today at any
 * hour, since the renter may be standing at the desk. What stays as it was is not asked again. RangeError when malformed.
 */
export function changedPeriodProblems(before: RentalPeriod, wished: RentalPeriod, now: CivilMoment): PeriodProblem[] {
  const samePickup = compareMoments(before.pickup, wished.pickup) === 0;
  const sameReturn = compareMoments(before.return, wished.return) === 0;
  const earliest = samePickup ? wished.pickup : startOfDay(now);
  const problems = periodProblems(wished, earliest, LONGEST_RENTAL_DAYS);
  if (problems.length === 0 && !sameReturn && compareMoments(wished.return, now) < 0) {
    return [{ field: wished.return.date < now.date ? "returnDate" : "returnTime", message: RETURN_PAST }];
  }
  return problems;
}

/** The moment from which staff may let a rental begin: any hour of today. */
export function startOfDay({ date }: CivilMoment): CivilMoment {
  return { date, time: "00:00" };
}

/** True when a rental differs in car, place or time from what was booked: only then its renter gets a new summary. */
export function isAnotherRental(
  before: Pick<Booking, "pickup" | "return">,
  after: Pick<Booking, "pickup" | "return">,
  sameCar: boolean,
): boolean {
  const sameEnd = (end: "pickup" | "return") =>
    before[end].city === after[end].city && compareMoments(before[end], after[end]) === 0;
  return !(sameCar && sameEnd("pickup") && sameEnd("return"));
}
