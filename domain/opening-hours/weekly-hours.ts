import { DAY_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate, type CivilTime, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";

/** The days of a week in their order, as schema.org and the settings name them. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A part of a day. `to` is later than `from`; "24:00" is midnight at the day's end. */
export interface OpeningSpan {
  readonly from: CivilTime;
  readonly to: CivilTime | "24:00";
  /** What a pickup or return in it costs, in the hours of a city (product.md#hours-of-a-city); missing if nothing. */
  readonly feeCents?: Cents | undefined;
}

/** When somebody is there: always, or by weekday on the clock of one time zone (product.md#opening-hours). */
export type WeeklyHours = { readonly kind: "always" } | ScheduledHours;

export interface ScheduledHours extends OpeningDays {
  readonly kind: "weekly";
  readonly timeZone: string;
}

/** The open parts of each day, on a clock that is known otherwise. */
export interface OpeningDays {
  /** The spans of a weekday in their order, none of which overlap; a weekday without spans is closed. */
  readonly days: Readonly<Partial<Record<Weekday, readonly OpeningSpan[]>>>;
  /** Closed all day: "yyyy-MM-dd" once, "MM-dd" every year. */
  readonly closedDates: readonly string[];
}

/** How far ahead, or back, openings are searched for. */
const MAX_SEARCHED_DAYS = 400;

/** The opening hours of a day, in their order; none where it is closed. */
export function spansOfDay(hours: OpeningDays, date: CivilDate): readonly OpeningSpan[] {
  if (hours.closedDates.includes(date) || hours.closedDates.includes(date.slice(5))) return [];
  return hours.days[weekdayOf(date)] ?? [];
}

/** Whether somebody is there at an instant. */
export function isOpenAt(hours: WeeklyHours, now: Date): boolean {
  if (hours.kind === "always") return true;
  const [span] = openIntervals(hours, now);
  return span !== undefined && span.from <= now;
}

/** When somebody is there next: `now` itself while it is open; null when nothing opens within 400 days. */
export function nextOpening(hours: WeeklyHours, now: Date): Date | null {
  if (hours.kind === "always") return now;
  const [next] = openIntervals(hours, now);
  return next ? laterOf(next.from, now) : null;
}

/**
 * The instant at which so many milliseconds of opening hours have passed since `from`. Hours that never open count as always open, so that a deadline
 * always exists.
 */
export function addOpenTime(hours: WeeklyHours, from: Date, milliseconds: number): Date {
  const end = new Date(from.getTime() + milliseconds);
  if (hours.kind === "always") return end;
  let left = milliseconds;
  for (const interval of openIntervals(hours, from)) {
    const start = laterOf(interval.from, from);
    const length = interval.to.getTime() - start.getTime();
    if (left <= length) return new Date(start.getTime() + left);
    left -= length;
  }
  return end;
}

/**
 * The latest instant from which so many milliseconds of opening hours pass until `to`. Hours that never open count as always open, as in
 * `addOpenTime`.
 */
export function subtractOpenTime(hours: WeeklyHours, to: Date, milliseconds: number): Date {
  const start = new Date(to.getTime() - milliseconds);
  if (hours.kind === "always") return start;
  let left = milliseconds;
  for (const interval of earlierIntervals(hours, to)) {
    const end = Math.min(interval.to.getTime(), to.getTime());
    const length = end - interval.from.getTime();
    if (left <= length) return new Date(end - left);
    left -= length;
  }
  return start;
}

/** Milliseconds of opening hours between two instants; negative when `to` is the earlier one. */
export function openTimeBetween(hours: WeeklyHours, from: Date, to: Date): number {
  if (to < from) return -openTimeBetween(hours, to, from);
  if (hours.kind === "always") return to.getTime() - from.getTime();
  let total = 0;
  for (const interval of openIntervals(hours, from)) {
    if (interval.from >= to) break;
    total += Math.min(interval.to.getTime(), to.getTime()) - laterOf(interval.from, from).getTime();
  }
  return total;
}

interface OpenInterval {
  from: Date;
  to: Date;
}

/** The intervals that end after `now`, in their order. */
function* openIntervals(hours: ScheduledHours, now: Date): Generator<OpenInterval> {
  const today = toCivilMoment(now, hours.timeZone).date;
  for (let ahead = 0; ahead <= MAX_SEARCHED_DAYS; ahead++) {
    const date = addDays(today, ahead);
    for (const interval of intervalsOfDay(hours, date)) if (interval.to > now) yield interval;
  }
}

/** The intervals that begin before `now`, the latest first. */
function* earlierIntervals(hours: ScheduledHours, now: Date): Generator<OpenInterval> {
  const today = toCivilMoment(now, hours.timeZone).date;
  for (let behind = 0; behind <= MAX_SEARCHED_DAYS; behind++) {
    const date = addDays(today, -behind);
    for (const interval of intervalsOfDay(hours, date).reverse()) if (interval.from < now) yield interval;
  }
}

const intervalsOfDay = (hours: ScheduledHours, date: CivilDate): OpenInterval[] =>
  spansOfDay(hours, date).map((span) => ({
    from: toInstant({ date, time: span.from }, hours.timeZone),
    to: endOf(span, date, hours),
  }));

const endOf = ({ to }: OpeningSpan, date: CivilDate, { timeZone }: ScheduledHours): Date =>
  to === "24:00"
    ? toInstant({ date: addDays(date, 1), time: "00:00" }, timeZone)
    : toInstant({ date, time: to }, timeZone);

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Cache of weekdays, since pricing the cars of a search asks for the same few days again and again. */
const weekdayCache = new Map<CivilDate, Weekday>();
const MAX_CACHED_WEEKDAYS = 5000;

/** The weekday of a civil date. */
export function weekdayOf(date: CivilDate): Weekday {
  const cached = weekdayCache.get(date);
  if (cached !== undefined) return cached;
  // 1 January 1970 was a Thursday.
  const weekday = WEEKDAYS[(((Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS) + 3) % 7) + 7) % 7] ?? "monday";
  if (weekdayCache.size >= MAX_CACHED_WEEKDAYS) weekdayCache.clear();
  weekdayCache.set(date, weekday);
  return weekday;
}

/** The minutes of a day until a time; "24:00" is 1,440. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether two opening hours are the same at every instant, as far as their tables say. */
export function areSameHours(one: WeeklyHours, other: WeeklyHours): boolean {
  if (one.kind === "always" || other.kind === "always") return one.kind === other.kind;
  const days = (hours: ScheduledHours) => WEEKDAYS.map((day) => hours.days[day] ?? []);
  return (
    one.timeZone === other.timeZone &&
    JSON.stringify(days(one)) === JSON.stringify(days(other)) &&
    JSON.stringify([...one.closedDates].sort()) === JSON.stringify([...other.closedDates].sort())
  );
}
