import { DAY_MS } from "#domain/durations.ts";
import {
  addDays,
  type CivilDate,
  civilMilliseconds,
  toCivilMoment,
  toInstant,
} from "#domain/rental-period/civil-time.ts";

/** The days that the timeline shows: whole weeks from a Monday. */
export interface TimelineWindow {
  from: CivilDate;
  weeks: number;
}

/** A time span: `from` is included, `to` is not. */
export interface TimeSpan {
  from: Date;
  to: Date;
}

/** Position of a bar in days from the start of the window, cut at its edges. */
export interface BarPosition {
  start: number;
  length: number;
  /** Whether the span exceeds the window's start or end. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

export interface TimelineDay {
  date: CivilDate;
  dayOfMonth: number;
  /** "L", "M", "M", "G", "V", "S", "D". The first day of a month, and of the window, shows the month instead. */
  label: string;
}

/** The selectable numbers of weeks: one, two, a month, a quarter. */
export const TIMELINE_WEEKS = [1, 2, 5, 13] as const;
export type TimelineWeeks = (typeof TIMELINE_WEEKS)[number];
/** If the timeline shows at least this many weeks, a day has no room for its number. */
const DENSE_WEEKS = 6;
/** Whether the window shows too many days to number them. */
export const isDenseWindow = ({ weeks }: TimelineWindow): boolean => weeks > DENSE_WEEKS;

const WEEKDAYS = ["L", "M", "M", "G", "V", "S", "D"] as const;
const MONTHS = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"] as const;

/** Returns the Monday of a day's week, the first day of an Italian week (product.md#search-form). */
export function mondayOf(date: CivilDate): CivilDate {
  const weekday = new Date(civilMilliseconds({ date, time: "00:00" })).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Returns the number of days in a window. */
export const countWindowDays = ({ weeks }: TimelineWindow): number => weeks * 7;

/** Returns the last day of a window. */
export const lastDayOfWindow = (window: TimelineWindow): CivilDate => addDays(window.from, countWindowDays(window) - 1);

/** Returns every day of the window with its label. */
export function listTimelineDays(window: TimelineWindow): TimelineDay[] {
  return Array.from({ length: countWindowDays(window) }, (_, at) => {
    const date = addDays(window.from, at);
    const dayOfMonth = Number(date.slice(8));
    const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
    return { date, dayOfMonth, label: at === 0 || dayOfMonth === 1 ? month : (WEEKDAYS[at % 7] ?? "") };
  });
}

/**
 * Returns the position of an instant in days from the start of the window, in the zone's civil time: 1.5 is noon of the second day. All days have the
 * same width. Within a day real time counts, so the position is monotonic even on days of 23 and 25 hours.
 */
export function toDayPosition(instant: Date, { from }: TimelineWindow, timeZone: string): number {
  const { date } = toCivilMoment(instant, timeZone);
  const [start, end] = [startOfCivilDay(date, timeZone), startOfCivilDay(addDays(date, 1), timeZone)];
  const fullDays =
    (civilMilliseconds({ date, time: "00:00" }) - civilMilliseconds({ date: from, time: "00:00" })) / DAY_MS;
  return fullDays + (instant.getTime() - start.getTime()) / (end.getTime() - start.getTime());
}

/** Returns the bar of a span, or null if it is outside the window. */
export function toBarPosition(span: TimeSpan, window: TimelineWindow, timeZone: string): BarPosition | null {
  const [start, end] = [toDayPosition(span.from, window, timeZone), toDayPosition(span.to, window, timeZone)];
  const days = countWindowDays(window);
  if (end <= 0 || start >= days || end <= start) return null;
  const from = Math.max(0, start);
  return { start: from, length: Math.min(days, end) - from, isCutAtStart: start < 0, isCutAtEnd: end > days };
}

/** Returns the instant at which a civil day starts in a time zone. */
export const startOfCivilDay = (date: CivilDate, timeZone: string): Date =>
  toInstant({ date, time: "00:00" }, timeZone);
