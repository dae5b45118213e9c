import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { DayAvailability } from "./availability.ts";
import type { ClosedDays } from "./closed-days.ts";

/** free: a unit is free all day. partly: no unit is free all day, but one is for a part of it. taken: every unit is held all day. */
export type DayState = "past" | "free" | "partly" | "taken";

/** The availability of one car. Only exceptions are listed: every other day from `from` to `to` is free. */
export interface AvailabilityCalendar {
  /** Today in the time zone of the car's city. */
  from: CivilDate;
  /** The last known day, always the end of a month. */
  to: CivilDate;
  taken: CivilDate[];
  partly: CivilDate[];
  /** The days without pickups and those without returns; missing if the cities have no hours of their own. */
  closed?: { pickup: ClosedDays; return: ClosedDays };
}

export interface CalendarDay {
  date: CivilDate;
  dayOfMonth: number;
  state: DayState;
}

export interface CalendarMonth {
  /** "2026-11". */
  month: string;
  /** Weeks from Monday to Sunday; null is a day of another month. */
  weeks: (CalendarDay | null)[][];
}

/** Returns the state of a day from its free units (product.md#availability). */
export function toDayState({ free, partly }: Pick<DayAvailability, "free" | "partly">): Exclude<DayState, "past"> {
  if (free > 0) return "free";
  return partly > 0 ? "partly" : "taken";
}

/** Returns the last day of the month that is `months` months after the month of `from`. */
export function endOfCalendarMonth(from: CivilDate, months: number): CivilDate {
  const [year = 0, month = 1] = from.split("-").map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

/** Builds a calendar from consecutive days. Throws RangeError if there are none. */
export function toAvailabilityCalendar(days: readonly DayAvailability[]): AvailabilityCalendar {
  const from = days.at(0)?.date;
  const to = days.at(-1)?.date;
  if (!from || !to) throw new RangeError("A calendar needs at least one day");
  const datesInState = (state: DayState) => days.filter((day) => toDayState(day) === state).map((day) => day.date);
  return { from, to, taken: datesInState("taken"), partly: datesInState("partly") };
}

/** Expands the calendar to months of whole weeks, from the month of `from` to the month of `to`. */
export function toCalendarMonths(calendar: AvailabilityCalendar): CalendarMonth[] {
  const taken = new Set(calendar.taken);
  const partly = new Set(calendar.partly);
  const stateOf = (date: CivilDate): DayState => {
    if (date < calendar.from) return "past";
    if (taken.has(date)) return "taken";
    return partly.has(date) ? "partly" : "free";
  };
  const months: CalendarMonth[] = [];
  for (
    let first = `${calendar.from.slice(0, 7)}-01`;
    first <= calendar.to;
    first = addDays(endOfCalendarMonth(first, 0), 1)
  ) {
    months.push(toCalendarMonth(first, stateOf));
  }
  return months;
}

function toCalendarMonth(first: CivilDate, stateOf: (date: CivilDate) => DayState): CalendarMonth {
  const length = Number(endOfCalendarMonth(first, 0).slice(8));
  const weekdayFromMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | null)[] = Array.from({ length: weekdayFromMonday }, () => null);
  for (let day = 0; day < length; day += 1) {
    const date = addDays(first, day);
    cells.push({ date, dayOfMonth: day + 1, state: stateOf(date) });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return { month: first.slice(0, 7), weeks };
}
