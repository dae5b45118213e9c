import { type CivilMoment, compareMoments, daysBetween, toInstant } from "./civil-time.ts";
import { countRentalDays } from "./rental-days.ts";

/** How long a rental may be and when it may begin, for whoever arranges it. */
export interface RentalLimits {
  maxDays: number;
  /** How many days from today a car can be asked for. */
  maxPickupDaysAhead: number;
  /** From which moment of today the pickup may be: this minute, or any hour. */
  beginsFrom: "now" | "start-of-today";
  /** What a longer rental is answered with. */
  tooLongMessage: string;
}

/** Eighteen months. */
const MAX_PICKUP_DAYS_AHEAD = 548;

/** What a renter may book alone; the company makes longer offers by hand. */
export const ONLINE_LIMITS: RentalLimits = {
  maxDays: 60,
  maxPickupDaysAhead: MAX_PICKUP_DAYS_AHEAD,
  beginsFrom: "now",
  tooLongMessage: "Al massimo 60 giorni: per periodi più lunghi chiamaci.",
};

/** What staff may arrange: a year, and from any hour of today, since the renter may be standing before them. */
export const STAFF_LIMITS: RentalLimits = {
  maxDays: 365,
  maxPickupDaysAhead: MAX_PICKUP_DAYS_AHEAD,
  beginsFrom: "start-of-today",
  tooLongMessage: "Al massimo 365 giorni.",
};

/** What is wrong with a period, said in the same words wherever one is asked for. */
export const PERIOD_MESSAGES = {
  pickupPast: "Il ritiro non può essere già passato.",
  pickupTooFar: "Il ritiro può essere al più tra diciotto mesi.",
  returnNotAfterPickup: "La riconsegna deve seguire il ritiro.",
  returnPast: "La riconsegna non può essere già passata.",
} as const;

export interface RentalPeriod {
  pickup: CivilMoment;
  return: CivilMoment;
}

/** A moment on the clock of a city. */
export interface ZonedMoment extends CivilMoment {
  timeZone: string;
}

/** A period whose ends know by which clock they are meant. */
export interface ZonedPeriod {
  pickup: ZonedMoment;
  return: ZonedMoment;
}

/** One wrong field of a period, by the name it has in POST /api/bookings. */
export interface PeriodProblem {
  field: "pickupDate" | "pickupTime" | "returnDate" | "returnTime";
  message: string;
}

/**
 * The rule for the period of a rental, the same for search, price box, forms, API and panel: what keeps it from being booked at `now`, the
 * clock of the pickup's city. Empty when nothing does. RangeError when malformed.
 */
export function validatePeriod(period: ZonedPeriod, now: CivilMoment, limits: RentalLimits): PeriodProblem[] {
  const startProblems = validatePickup(period.pickup, now, limits);
  return startProblems.length > 0 ? startProblems : validateZonedPeriodLength(period, limits);
}

function validatePickup(pickup: CivilMoment, now: CivilMoment, limits: RentalLimits): PeriodProblem[] {
  const earliest = limits.beginsFrom === "now" ? now : { date: now.date, time: "00:00" };
  if (compareMoments(pickup, earliest) < 0) {
    return [{ field: pickup.date === now.date ? "pickupTime" : "pickupDate", message: PERIOD_MESSAGES.pickupPast }];
  }
  if (daysBetween(now.date, pickup.date) > limits.maxPickupDaysAhead) {
    return [{ field: "pickupDate", message: PERIOD_MESSAGES.pickupTooFar }];
  }
  return [];
}

/** The part of the rule that asks for no clock, with both ends as instants: for a pickup that has been accepted before. */
export function validateZonedPeriodLength(period: ZonedPeriod, limits: RentalLimits): PeriodProblem[] {
  const problems = validatePeriodLength(period, limits);
  if (problems.length > 0) return problems;
  const { pickup, return: back } = period;
  // Two zones, or the hour a clock skips, can turn the order of two civil times around.
  return toInstant(back, back.timeZone) <= toInstant(pickup, pickup.timeZone)
    ? [{ field: "returnTime", message: PERIOD_MESSAGES.returnNotAfterPickup }]
    : [];
}

/** The part of the rule that needs neither clock nor city: the return follows the pickup, and not too late; on one day the time is at fault. */
export function validatePeriodLength({ pickup, return: back }: RentalPeriod, limits: RentalLimits): PeriodProblem[] {
  if (compareMoments(pickup, back) >= 0) {
    const field = pickup.date === back.date ? "returnTime" : "returnDate";
    return [{ field, message: PERIOD_MESSAGES.returnNotAfterPickup }];
  }
  return countRentalDays(pickup, back) > limits.maxDays
    ? [{ field: "returnDate", message: limits.tooLongMessage }]
    : [];
}
