import { type TextReference, textReference } from "#domain/words/text-reference.ts";
import { type CivilMoment, compareMoments, daysBetween, toInstant } from "./civil-time.ts";
import { countRentalDays } from "./rental-days.ts";

/** Limits of a rental's length and pickup; they differ for renters and staff. */
export interface RentalLimits {
  maxDays: number;
  /** Maximum number of days from today to the pickup. */
  maxPickupDaysAhead: number;
  /** Earliest pickup today: the current minute, or the start of the day. */
  beginsFrom: "now" | "start-of-today";
  /** The error for a rental that is too long. */
  tooLong: "tooLong" | "tooLongForStaff";
}

/** Eighteen months. */
export const MAX_PICKUP_DAYS_AHEAD = 548;

/** The limits for renters online; the company makes longer offers by hand. */
export const ONLINE_LIMITS: RentalLimits = {
  maxDays: 60,
  maxPickupDaysAhead: MAX_PICKUP_DAYS_AHEAD,
  beginsFrom: "now",
  tooLong: "tooLong",
};

/** The limits for staff: up to a year, and any time today, since the renter may already be at the desk. */
export const STAFF_LIMITS: RentalLimits = {
  maxDays: 365,
  maxPickupDaysAhead: MAX_PICKUP_DAYS_AHEAD,
  beginsFrom: "start-of-today",
  tooLong: "tooLongForStaff",
};

export interface RentalPeriod {
  pickup: CivilMoment;
  return: CivilMoment;
}

/** A civil moment with its time zone. */
export interface ZonedMoment extends CivilMoment {
  timeZone: string;
}

/** A period whose ends have their own time zones. */
export interface ZonedPeriod {
  pickup: ZonedMoment;
  return: ZonedMoment;
}

/** A wrong field of a period, by its name in POST /api/bookings. The message is worded in the language of whoever reads it. */
export interface PeriodProblem {
  field: "pickupDate" | "pickupTime" | "returnDate" | "returnTime";
  message: TextReference<"periods">;
}

/**
 * Returns the problems of a rental period; the rule is shared by search, price box, forms, API and panel. `now` is in the time zone of the pickup
 * city. Throws RangeError if malformed.
 */
export function validatePeriod(period: ZonedPeriod, now: CivilMoment, limits: RentalLimits): PeriodProblem[] {
  const startProblems = validatePickup(period.pickup, now, limits);
  return startProblems.length > 0 ? startProblems : validateZonedPeriodLength(period, limits);
}

function validatePickup(pickup: CivilMoment, now: CivilMoment, limits: RentalLimits): PeriodProblem[] {
  const earliest = limits.beginsFrom === "now" ? now : { date: now.date, time: "00:00" };
  if (compareMoments(pickup, earliest) < 0) {
    return [
      {
        field: pickup.date === now.date ? "pickupTime" : "pickupDate",
        message: textReference("periods", "pickupPast"),
      },
    ];
  }
  if (daysBetween(now.date, pickup.date) > limits.maxPickupDaysAhead) {
    return [{ field: "pickupDate", message: textReference("periods", "pickupTooFar") }];
  }
  return [];
}

/** Checks the length with both ends as instants, but not against the current time: for a pickup that was accepted earlier. */
export function validateZonedPeriodLength(period: ZonedPeriod, limits: RentalLimits): PeriodProblem[] {
  const problems = validatePeriodLength(period, limits);
  if (problems.length > 0) return problems;
  const { pickup, return: back } = period;
  // Two time zones, or a skipped hour, can reverse the order of two civil times.
  return toInstant(back, back.timeZone) <= toInstant(pickup, pickup.timeZone)
    ? [{ field: "returnTime", message: textReference("periods", "returnNotAfterPickup") }]
    : [];
}

/**
 * Checks the length without time zone and current time: the return must follow the pickup within the limit. On the same day, the time is reported.
 */
export function validatePeriodLength({ pickup, return: back }: RentalPeriod, limits: RentalLimits): PeriodProblem[] {
  if (compareMoments(pickup, back) >= 0) {
    const field = pickup.date === back.date ? "returnTime" : "returnDate";
    return [{ field, message: textReference("periods", "returnNotAfterPickup") }];
  }
  // The longest rental is counted without a grace period, so that it is the same for every company and booking.
  return countRentalDays(pickup, back, 0) > limits.maxDays
    ? [{ field: "returnDate", message: textReference("periods", limits.tooLong, { days: limits.maxDays }) }]
    : [];
}
