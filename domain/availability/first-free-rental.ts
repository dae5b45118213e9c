import { HOUR_MS } from "#domain/durations.ts";
import { addDays, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { SLOT_MS } from "#domain/rental-period/time-slots.ts";
import { type Interval, subtractIntervals } from "./intervals.ts";

/** What is looked for on one unit: so many days between two instants. */
export interface RentalSearchWindow {
  /** It is collected no sooner and given back no later than this. */
  within: Interval;
  days: number;
  /** What the car needs after it, before the next hold. */
  turnaroundHours: number;
  /** Of the city where the car stands. */
  timeZone: string;
}

/**
 * The first rental of the days wanted that a unit has room for; null when it has none. What is free begins after the turnaround of the
 * hold before, since holds include it, and the rental's own has to fit before the next.
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

/** The same hour of the clock, days later. */
function addCivilDays(from: Date, days: number, timeZone: string): Date {
  const { date, time } = toCivilMoment(from, timeZone);
  return toInstant({ date: addDays(date, days), time }, timeZone);
}
