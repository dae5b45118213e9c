import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** Maximum months and vehicles per response (product.md#month-report). */
export const MAX_REPORT_MONTHS = 24;
export const MAX_REPORT_VEHICLES = 500;

/** "yyyy-MM". */
export type Month = string;

/** The figures of a vehicle or the fleet, for one month or a whole report. */
export interface MonthFigures {
  revenue: Cents;
  rentals: number;
  /** Rented unit-minutes in civil time. */
  rentedMinutes: number;
  /** Unit-days in the fleet. */
  fleetDays: number;
}

export const EMPTY_MONTH_FIGURES: MonthFigures = { revenue: 0, rentals: 0, rentedMinutes: 0, fleetDays: 0 };

const MINUTES_OF_DAY = 1440;

/** Whether the text is a month from 2000 to 2100. */
export const isMonth = (text: string): boolean => /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text);

/** Returns the months from `from` to `to`, both included; empty if reversed. */
export function listMonths(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

/** Returns the first day of a month. */
export const firstDayOfMonth = (month: Month): CivilDate => `${month}-01`;

/** Returns the next month. Adding 31 days to the first of a month always lands in it. */
export const nextMonth = (month: Month): Month => addDays(firstDayOfMonth(month), 31).slice(0, 7);

/** Returns rented days with two decimals (product.md#month-report). */
export const toRentedDays = ({ rentedMinutes }: MonthFigures): number =>
  Math.round((rentedMinutes / MINUTES_OF_DAY) * 100) / 100;

/** Returns the rented share of the fleet's days, or null without a fleet. */
export const computeUtilisation = ({ rentedMinutes, fleetDays }: MonthFigures): number | null =>
  fleetDays === 0 ? null : Math.round((rentedMinutes / MINUTES_OF_DAY / fleetDays) * 10_000) / 10_000;

/** Adds up the figures of several vehicles or months. */
export function sumMonthFigures(all: readonly MonthFigures[]): MonthFigures {
  return all.reduce(
    (sum, one) => ({
      revenue: sum.revenue + one.revenue,
      rentals: sum.rentals + one.rentals,
      rentedMinutes: sum.rentedMinutes + one.rentedMinutes,
      fleetDays: sum.fleetDays + one.fleetDays,
    }),
    EMPTY_MONTH_FIGURES,
  );
}
