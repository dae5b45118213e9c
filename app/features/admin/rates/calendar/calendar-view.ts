import { listDaysOfMonth } from "#domain/rates/rate-calendar.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianMonth } from "#domain/rental-period/italian-dates.ts";
import { isMonth, type Month } from "#domain/reports/month-report.ts";

/** What the calendar shows: twelve months in weeks, or one of them in days. */
export interface CalendarView {
  /** The first of the twelve months. */
  readonly from: Month;
  /** The month whose days are shown; null for the weeks of the year. */
  readonly month: Month | null;
}

/** Reads the view of an address; twelve months from the current one on by default. */
export function parseCalendarView(parameters: URLSearchParams, today: CivilDate): CalendarView {
  const [from = "", month = ""] = [parameters.get("from") ?? "", parameters.get("month") ?? ""];
  return { from: isMonth(from) ? from : today.slice(0, 7), month: isMonth(month) ? month : null };
}

/** Returns the address of a view with the same filters. */
export function viewAddress({ from, month }: CalendarView, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  next.set("from", from);
  if (month === null) next.delete("month");
  else next.set("month", month);
  return `?${next}`;
}

/** Returns the view a year or a month earlier or later. */
export function stepView({ from, month }: CalendarView, by: 1 | -1): CalendarView {
  return month === null ? { from: addMonths(from, by * 12), month } : { from, month: addMonths(month, by) };
}

function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** Returns "Agosto 2027", or "Novembre 2026 – Ottobre 2027". */
export const viewTitle = ({ from, month }: CalendarView): string =>
  month === null ? `${titleOf(from)} – ${titleOf(addMonths(from, 11))}` : titleOf(month);

const titleOf = (month: Month) => `${capitalMonth(month)} ${month.slice(0, 4)}`;

/** Returns "Agosto", from "yyyy-MM". */
export function capitalMonth(month: Month): string {
  const name = formatItalianMonth(month);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the month that a span of days is exactly, or null. */
export function findFullMonth({ first, last }: { first: CivilDate; last: CivilDate }): Month | null {
  const month = first.slice(0, 7);
  return first.endsWith("-01") && listDaysOfMonth(month).at(-1)?.last === last ? month : null;
}
