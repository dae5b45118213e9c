import { compareMoments, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  type PeriodProblem,
  type RentalPeriod,
  STAFF_LIMITS,
  validatePeriod,
  validateZonedPeriodLength,
  type ZonedPeriod,
} from "#domain/rental-period/period.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Booking } from "./booking.ts";
import { isOpenStatus } from "./booking-statuses.ts";
import { type HandoverState, isHandedOver } from "./handed-over.ts";

/** What staff may still change: the whole rental, only its return, or nothing. */
export type ChangeScope = "whole" | "return" | "none";

/** Returns what may change: vehicle and dates before the handover, only the return after it, nothing once the booking is closed. */
export function getChangeScope(booking: HandoverState): ChangeScope {
  if (isHandedOver(booking)) return "return";
  return isOpenStatus(booking.status) ? "whole" : "none";
}

/**
 * Returns the problems of a period that staff want to move a rental to. Unchanged parts are not validated again. Pickup and return may be in cities of
 * different time zones. Throws RangeError if malformed.
 */
export function validateChangedPeriod(before: RentalPeriod, requested: ZonedPeriod, now: Date): PeriodProblem[] {
  const samePickup = compareMoments(before.pickup, requested.pickup) === 0;
  const sameReturn = compareMoments(before.return, requested.return) === 0;
  const problems = samePickup
    ? validateZonedPeriodLength(requested, STAFF_LIMITS)
    : validatePeriod(requested, toCivilMoment(now, requested.pickup.timeZone), STAFF_LIMITS);
  const nowAtReturn = toCivilMoment(now, requested.return.timeZone);
  if (problems.length === 0 && !sameReturn && compareMoments(requested.return, nowAtReturn) < 0) {
    const field = requested.return.date < nowAtReturn.date ? "returnDate" : "returnTime";
    return [{ field, message: textReference("periods", "returnPast") }];
  }
  return problems;
}

/** Whether vehicle, place or time differ from the booked rental. Only then the renter gets a new summary. */
export function hasRentalChanged(
  before: Pick<Booking, "pickup" | "return">,
  after: Pick<Booking, "pickup" | "return">,
  sameCar: boolean,
): boolean {
  const isSameHandover = (kind: "pickup" | "return") =>
    before[kind].city === after[kind].city && compareMoments(before[kind], after[kind]) === 0;
  return !(sameCar && isSameHandover("pickup") && isSameHandover("return"));
}
