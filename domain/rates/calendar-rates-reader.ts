import type { Cents } from "#domain/money.ts";
import { type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";

/** Consecutive days with the same value: the days between them and the run before (or the first day of the calendar), their number, and the value. */
export type DayRun = readonly [gap: number, days: number, value: number];

/**
 * What the days of a car's calendar cost, from its first day on. Only exceptions are listed, because the page contains them. Runs count from the run
 * before, so that the runs of a weekly rule are equal and compress well.
 */
export interface CalendarRates {
  /** The price of all other days. */
  readonly base: Cents;
  readonly prices: readonly DayRun[];
  /** The fewest days of a rental that begins on a day, if they are more than one. */
  readonly minimums: readonly DayRun[];
}

/** Returns a function that gives price and minimum length of a day of the calendar that begins on `from`. */
export function readCalendarRates({ base, prices, minimums }: CalendarRates, from: CivilDate) {
  const [priceAt, minimumAt] = [expandRuns(prices), expandRuns(minimums)];
  return (date: CivilDate): { price: Cents; minimumDays: number } => {
    const index = daysBetween(from, date);
    return { price: priceAt.get(index) ?? base, minimumDays: minimumAt.get(index) ?? 1 };
  };
}

function expandRuns(runs: readonly DayRun[]): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  let index = 0;
  for (const [gap, days, value] of runs) {
    index += gap;
    for (const end = index + days; index < end; index += 1) values.set(index, value);
  }
  return values;
}
