import type { Cents } from "#domain/money.ts";
import { type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";

/** Consecutive days with the same value: the index of the first one, counted from the first day of the calendar, their number, and the value. */
export type DayRun = readonly [first: number, days: number, value: number];

/** What the days of a car's calendar cost. Only exceptions are listed, as runs, because the page contains them. */
export interface CalendarRates {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The price of all other days. */
  readonly base: Cents;
  readonly prices: readonly DayRun[];
  /** The fewest days of a rental that begins on a day, if they are more than one. */
  readonly minimums: readonly DayRun[];
}

/** Returns a function that gives price and minimum length of a day of the calendar. */
export function readCalendarRates({ from, base, prices, minimums }: CalendarRates) {
  const [priceAt, minimumAt] = [expandRuns(prices), expandRuns(minimums)];
  return (date: CivilDate): { price: Cents; minimumDays: number } => {
    const index = daysBetween(from, date);
    return { price: priceAt.get(index) ?? base, minimumDays: minimumAt.get(index) ?? 1 };
  };
}

const expandRuns = (runs: readonly DayRun[]) =>
  new Map(
    runs.flatMap(([first, days, value]) => Array.from({ length: days }, (_, index) => [first + index, value] as const)),
  );
