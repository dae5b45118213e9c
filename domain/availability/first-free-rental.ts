import { HOUR_MS } from "#domain/durations.ts";
import { addDays, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { SLOT_MS } from "#domain/rental-period/time-slots.ts";
import { type Interval, subtractIntervals } from "./intervals.ts";

/** Search criteria for a rental of some days on one unit within a time window. */
export interface RentalSearchWindow {
  /** The time window that must contain pickup and return. */
  within: Interval;
  days: number;
  /** Turnaround after the rental, before the next hold. */
  turnaroundHours: number;
  /** Time zone of the car's city. */
  timeZone: string;
}

/**
 * Returns the first rental of the requested length that fits on a unit, or null. Existing holds include their turnaround; the new rental's turnaround
 * must fit before the next hold.
 */
export function findFirstFreeRental(
  { within, days, turnaroundHours, timeZone }: RentalSearchWindow,
  holds: readonly Interval[],
): Interval | null {
  const turnaround = turnaroundHours * HOUR_MS;
  const searchRange = { from: within.from, to: new Date(within.to.getTime() + turnaround) };
  for (const free of subtractIntervals(searchRange, holds)) {
    const from = new Date(Math.ceil(free.from.getTime() / SLOT_MS) * SLOT_MS);
    const to = addCivilDays(from, days, timeZone);
    if (to <= within.to && to.getTime() + turnaround <= free.to.getTime()) return { from, to };
  }
  return null;
}

/** Adds civil days, keeping the clock time. */
function addCivilDays(from: Date, days: number, timeZone: string): Date {
  const { date, time } = toCivilMoment(from, timeZone);
  return toInstant({ date: addDays(date, days), time }, timeZone);
}
