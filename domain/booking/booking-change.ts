import type { Booking } from "#domain/booking/booking.ts";
import { type CarWhereabouts, isHandedOver } from "#domain/booking/handed-over.ts";
import { isOpen } from "#domain/booking/states.ts";
import { type CivilMoment, compareMoments } from "#domain/rental-period/civil-time.ts";
import {
  PERIOD_MESSAGES,
  type PeriodProblem,
  periodProblems,
  type RentalPeriod,
  STAFF_LIMITS,
  type ZonedPeriod,
  zonedLengthProblems,
} from "#domain/rental-period/period.ts";

/** How much of a rental staff may still change: everything, only how it comes back, or nothing. */
export type ChangeScope = "whole" | "return" | "none";

/** Before the handover car and dates may change; once the car is out, only its return; what is over stays as it was. */
export function changeScope(booking: CarWhereabouts): ChangeScope {
  if (isHandedOver(booking)) return "return";
  return isOpen(booking.status) ? "whole" : "none";
}

/**
 * What keeps a rental from being moved to another period by staff; `now` is the clock of the pickup's city. What stays as it was is not
 * asked again. RangeError when malformed.
 */
export function changedPeriodProblems(before: RentalPeriod, requested: ZonedPeriod, now: CivilMoment): PeriodProblem[] {
  const samePickup = compareMoments(before.pickup, requested.pickup) === 0;
  const sameReturn = compareMoments(before.return, requested.return) === 0;
  const problems = samePickup
    ? zonedLengthProblems(requested, STAFF_LIMITS)
    : periodProblems(requested, now, STAFF_LIMITS);
  if (problems.length === 0 && !sameReturn && compareMoments(requested.return, now) < 0) {
    const field = requested.return.date < now.date ? "returnDate" : "returnTime";
    return [{ field, message: PERIOD_MESSAGES.returnPast }];
  }
  return problems;
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
