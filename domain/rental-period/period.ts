import { isPast, PICKUP_PAST } from "#domain/forms/search-form.ts";
import { addDays, type CivilDate, type CivilMoment, compareMoments } from "./civil-time.ts";
import { rentalDays } from "./rental-days.ts";

/** The longest rental taken online; beyond it the house makes an offer by hand. */
export const LONGEST_RENTAL_DAYS = 60;
/** How far ahead a car can be asked for: eighteen months. */
export const FURTHEST_PICKUP_DAYS = 548;

export interface RentalPeriod {
  pickup: CivilMoment;
  return: CivilMoment;
}

/** One wrong field of a period, by the name it has in POST /api/bookings (design 7). */
export interface PeriodProblem {
  field: "pickupDate" | "pickupTime" | "returnDate" | "returnTime";
  message: string;
}

/** The last day on which a pickup can be asked for today. */
export function lastPickupDate(today: CivilDate): CivilDate {
  return addDays(today, FURTHEST_PICKUP_DAYS);
}

/**
 * What keeps a period from being booked at `now`, the clock of the pickup's city (A 5). Empty when nothing does. Staff, who arrange the
 * longer rentals by hand, come with a longer limit. RangeError when malformed.
 */
export function periodProblems(
  period: RentalPeriod,
  now: CivilMoment,
  longestDays: number = LONGEST_RENTAL_DAYS,
): PeriodProblem[] {
  const { pickup } = period;
  if (isPast(pickup, now))
    return [{ field: pickup.date === now.date ? "pickupTime" : "pickupDate", message: PICKUP_PAST }];
  if (pickup.date > lastPickupDate(now.date)) {
    return [{ field: "pickupDate", message: "Il ritiro può essere al più tra diciotto mesi." }];
  }
  if (compareMoments(pickup, period.return) >= 0)
    return [{ field: "returnDate", message: "La riconsegna deve seguire il ritiro." }];
  if (rentalDays(pickup, period.return) > longestDays) {
    const advice = longestDays === LONGEST_RENTAL_DAYS ? ": per periodi più lunghi chiamaci" : "";
    return [{ field: "returnDate", message: `Al massimo ${longestDays} giorni${advice}.` }];
  }
  return [];
}
