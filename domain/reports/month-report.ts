import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** At most so many months and cars in one answer (product.md#month-report). */
export const MAX_REPORT_MONTHS = 24;
export const MAX_REPORT_VEHICLES = 500;

/** "yyyy-MM". */
export type Month = string;

/** What a car, or the fleet, did in a month, or in all months of a report. */
export interface MonthFigures {
  revenue: Cents;
  rentals: number;
  /** Minutes on the clock that units were rented. */
  rentedMinutes: number;
  /** Unit-days in the fleet. */
  fleetDays: number;
}

export const EMPTY_MONTH_FIGURES: MonthFigures = { revenue: 0, rentals: 0, rentedMinutes: 0, fleetDays: 0 };

const MINUTES_OF_DAY = 1440;

/** Whether a text is a month from 2000 to 2100. */
export const isMonth = (text: string): boolean => /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text);

/** The months from one to another, both among them; none when they are in the wrong order. */
export function listMonths(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

/** The first day of a month. */
export const firstDayOfMonth = (month: Month): CivilDate => `${month}-01`;

/** The month after one: 31 days after a first day always lie in it, since no month has more than 31 days and none fewer than 28. */
export const nextMonth = (month: Month): Month => addDays(firstDayOfMonth(month), 31).slice(0, 7);

/** Days rented, with two decimals: minutes on the clock over those of a day (product.md#month-report). */
export const toRentedDays = ({ rentedMinutes }: MonthFigures): number =>
  Math.round((rentedMinutes / MINUTES_OF_DAY) * 100) / 100;

/** The share of the fleet's days that was rented; null where there was no fleet. */
export const computeUtilisation = ({ rentedMinutes, fleetDays }: MonthFigures): number | null =>
  fleetDays === 0 ? null : Math.round((rentedMinutes / MINUTES_OF_DAY / fleetDays) * 10_000) / 10_000;

/** The figures of several cars or months together; all zero of none. */
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
