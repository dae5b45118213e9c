import { DAY_MS } from "#domain/durations.ts";
import {
  addDays,
  type CivilDate,
  civilMilliseconds,
  toCivilMoment,
  toInstant,
} from "#domain/rental-period/civil-time.ts";

/** The stretch of days that the timeline shows: whole weeks from a Monday on. */
export interface TimelineWindow {
  from: CivilDate;
  weeks: number;
}

/** From an instant up to before another. */
export interface TimeSpan {
  from: Date;
  to: Date;
}

/** Where a bar lies, in days from the window's beginning; what reaches beyond is cut off. */
export interface BarPosition {
  start: number;
  length: number;
  /** It begins before the window, or goes on after it. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

export interface TimelineDay {
  date: CivilDate;
  dayOfMonth: number;
  /** "L", "M", "M", "G", "V", "S", "D"; the first day of a month, and of the window, carries the month instead. */
  label: string;
}

/** How many weeks may be shown at once: one, two, those that hold a month, a quarter. */
export const TIMELINE_WEEKS = [1, 2, 5, 13] as const;
export type TimelineWeeks = (typeof TIMELINE_WEEKS)[number];
/** From so many weeks on a day has no room for its number. */
const DENSE_WEEKS = 6;
/** Whether a window shows too many days for their numbers. */
export const isDenseWindow = ({ weeks }: TimelineWindow): boolean => weeks > DENSE_WEEKS;

const WEEKDAYS = ["L", "M", "M", "G", "V", "S", "D"] as const;
const MONTHS = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"] as const;

/** The Monday of a day's week: the Italian week begins with it (product.md#search-form). */
export function mondayOf(date: CivilDate): CivilDate {
  const weekday = new Date(civilMilliseconds({ date, time: "00:00" })).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** How many days a window shows. */
export const countWindowDays = ({ weeks }: TimelineWindow): number => weeks * 7;

/** The last day shown. */
export const lastDayOfWindow = (window: TimelineWindow): CivilDate => addDays(window.from, countWindowDays(window) - 1);

/** Every day of the window with what stands above it. */
export function listTimelineDays(window: TimelineWindow): TimelineDay[] {
  return Array.from({ length: countWindowDays(window) }, (_, at) => {
    const date = addDays(window.from, at);
    const dayOfMonth = Number(date.slice(8));
    const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
    return { date, dayOfMonth, label: at === 0 || dayOfMonth === 1 ? month : (WEEKDAYS[at % 7] ?? "") };
  });
}

/**
 * Where an instant lies, in days from the window's beginning by the clock of a zone: 1.5 is noon of the second day. Every day is as wide
 * as any other; within it the real length counts, so that what follows in time never lies before, on days of 23 and 25 hours either.
 */
export function toDayPosition(instant: Date, { from }: TimelineWindow, timeZone: string): number {
  const { date } = toCivilMoment(instant, timeZone);
  const [start, end] = [startOfCivilDay(date, timeZone), startOfCivilDay(addDays(date, 1), timeZone)];
  const fullDays =
    (civilMilliseconds({ date, time: "00:00" }) - civilMilliseconds({ date: from, time: "00:00" })) / DAY_MS;
  return fullDays + (instant.getTime() - start.getTime()) / (end.getTime() - start.getTime());
}

/** The bar of a span; null when none of it lies in the window. */
export function toBarPosition(span: TimeSpan, window: TimelineWindow, timeZone: string): BarPosition | null {
  const [start, end] = [toDayPosition(span.from, window, timeZone), toDayPosition(span.to, window, timeZone)];
  const days = countWindowDays(window);
  if (end <= 0 || start >= days || end <= start) return null;
  const from = Math.max(0, start);
  return { start: from, length: Math.min(days, end) - from, isCutAtStart: start < 0, isCutAtEnd: end > days };
}

/** The instant a civil day begins in a zone. */
export const startOfCivilDay = (date: CivilDate, timeZone: string): Date =>
  toInstant({ date, time: "00:00" }, timeZone);
