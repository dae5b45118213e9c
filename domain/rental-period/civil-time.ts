import { tzOffset } from "@date-fns/tz";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";

/** A calendar day without a time zone, "yyyy-MM-dd". */
export type CivilDate = string;
/** A time on the clock, "HH:mm". */
export type CivilTime = string;

/** What the clock on the wall shows. Which instant that is depends on the city's time zone. */
export interface CivilMoment {
  date: CivilDate;
  time: CivilTime;
}

/** True for a day that exists, "yyyy-MM-dd", from 1900 to 2100: fit for a date of birth. */
export function isCalendarDate(text: string): boolean {
  return text >= "1900" && text < "2101" && isComputableDate(text);
}

/** True for a day that exists, "yyyy-MM-dd", from 2000 to 2100: fit for a rental, so that absurd years never reach the calendar (product.md#rental-period). */
export function isCivilDate(text: string): boolean {
  return isCalendarDate(text) && text >= "2000";
}

/** True for "HH:mm" from 00:00 to 23:59. */
export function isCivilTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Milliseconds of the moment read as if it were UTC: differences are civil time, untouched by clock changes. RangeError when malformed. */
export function civilMilliseconds({ date, time }: CivilMoment): number {
  const midnight = toUtcMidnight(date);
  if (midnight === null || !isCivilTime(time)) throw new RangeError(`Not a civil moment: ${date} ${time}`);
  return midnight + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
}

/** Days and their midnights as if in UTC, both ways: a page with a calendar asks for hundreds of them, always the same. */
const midnightCache = new Map<CivilDate, number>();
const dateCache = new Map<number, CivilDate>();
const MAX_CACHED_DAYS = 5000;

/** A day that exists: reckoning goes a century beyond what may be entered, so that the first day has one before it and the last one after. */
function isComputableDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1800" || text >= "2201") return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // A day that does not exist is no time at all, or runs over into another month.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Null for a text that is no day. */
function toUtcMidnight(date: CivilDate): number | null {
  const cached = midnightCache.get(date);
  if (cached !== undefined) return cached;
  if (!isComputableDate(date)) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (midnightCache.size >= MAX_CACHED_DAYS) midnightCache.clear();
  midnightCache.set(date, midnight);
  return midnight;
}

function toCivilDate(midnight: number): CivilDate {
  const cached = dateCache.get(midnight);
  if (cached !== undefined) return cached;
  const date = new Date(midnight).toISOString().slice(0, 10);
  if (dateCache.size >= MAX_CACHED_DAYS) dateCache.clear();
  dateCache.set(midnight, date);
  return date;
}

/** By zone and UTC day, the offset on days without a change of clocks: a page with a calendar asks for hundreds of days. */
const stableOffsetCache = new Map<string, Map<number, number>>();

/** A zone's clocks over some years: its offset from UTC from each instant on, both in milliseconds, in order; the last holds until `until`. */
export interface TimeZoneOffsets {
  offsets: readonly (readonly [from: number, offset: number])[];
  until: number;
}

const preloadedOffsets = new Map<string, TimeZoneOffsets>();

/** Takes what a zone's clocks do for known. Asking the browser for its first zone takes a phone a tenth of a second, as React takes a page over. */
export function preloadTimeZone(timeZone: string, clock: TimeZoneOffsets): void {
  preloadedOffsets.set(timeZone, clock);
}

/** What a zone's clocks do in the years from `first` to `last`, both whole, as UTC counts them. RangeError for an unknown zone. */
export function computeTimeZoneOffsets(timeZone: string, first: number, last: number): TimeZoneOffsets {
  const [from, until] = [Date.UTC(first, 0), Date.UTC(last + 1, 0)];
  const offsets: [number, number][] = [[from, readOffset(from, timeZone)]];
  for (let day = from; day < until; day += DAY_MS) {
    const [before, after] = [readOffset(day, timeZone), readOffset(day + DAY_MS, timeZone)];
    if (after !== before) offsets.push([findOffsetChange(after, day, timeZone), after]);
  }
  return { offsets, until };
}

/** The first instant of the day from `day` on that has an offset: clocks change at a whole minute. */
function findOffsetChange(offset: number, day: number, timeZone: string): number {
  let [before, from] = [day, day + DAY_MS];
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (readOffset(middle, timeZone) === offset) from = middle;
    else before = middle;
  }
  return from;
}

/** The offset of a zone from UTC at an instant, in milliseconds. RangeError for an unknown zone. */
function offsetAt(milliseconds: number, timeZone: string): number {
  const clock = preloadedOffsets.get(timeZone);
  if (clock && milliseconds < clock.until) {
    const period = clock.offsets.findLast(([from]) => from <= milliseconds);
    if (period) return period[1];
  }
  const day = Math.floor(milliseconds / DAY_MS);
  const cached = stableOffsetCache.get(timeZone)?.get(day);
  if (cached !== undefined) return cached;
  const offset = readOffset(milliseconds, timeZone);
  if (readOffset(day * DAY_MS, timeZone) === offset && readOffset((day + 1) * DAY_MS, timeZone) === offset) {
    const days = stableOffsetCache.get(timeZone);
    if (!days || days.size >= MAX_CACHED_DAYS) stableOffsetCache.set(timeZone, new Map([[day, offset]]));
    else days.set(day, offset);
  }
  return offset;
}

function readOffset(milliseconds: number, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(milliseconds));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return minutes * MINUTE_MS;
}

/**
 * The instant at which clocks in `timeZone` show the moment (product.md#rental-period).
 * A time the clocks skip (spring) is read with the offset before the change, so it lands after the gap: 02:30 means 03:30.
 * A time the clocks show twice (autumn) is its first occurrence. RangeError when the moment or the zone is malformed.
 */
export function toInstant(moment: CivilMoment, timeZone: string): Date {
  const asUtc = civilMilliseconds(moment);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const shows = (offset: number) => offsetAt(asUtc - offset, timeZone) === offset;
  const offset = !shows(before) && shows(after) ? after : before;
  return new Date(asUtc - offset);
}

/** What clocks in `timeZone` show at `now`, seconds dropped. RangeError for an unknown zone. */
export function toCivilMoment(now: Date, timeZone: string): CivilMoment {
  const shown = new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant at which the day that it is at `now` ends where clocks show `timeZone`. RangeError for an unknown zone. */
export function endOfDay(now: Date, timeZone: string): Date {
  return toInstant({ date: addDays(toCivilMoment(now, timeZone).date, 1), time: "00:00" }, timeZone);
}

/** The day `days` after (or, negative, before) a day. RangeError when malformed. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return toCivilDate(civilMilliseconds({ date, time: "00:00" }) + days * DAY_MS);
}

/** How many days after `from` a day is; negative when it is before. RangeError when malformed. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return compareMoments({ date: to, time: "00:00" }, { date: from, time: "00:00" }) / DAY_MS;
}

/** Negative when `a` comes first on the calendar, 0 when equal, positive when `b` does: fit for sort. */
export function compareMoments(a: CivilMoment, b: CivilMoment): number {
  return civilMilliseconds(a) - civilMilliseconds(b);
}

// Written out rather than taken from Intl or a locale file: the same text on server and in every browser, at no weight.
const MONTHS = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
] as const;
const WEEKDAYS = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"] as const;

function datePartsOf(date: CivilDate) {
  const day = new Date(civilMilliseconds({ date, time: "00:00" }));
  return {
    dayOfMonth: day.getUTCDate(),
    month: MONTHS[day.getUTCMonth()] ?? "",
    weekday: WEEKDAYS[day.getUTCDay()] ?? "",
    year: day.getUTCFullYear(),
  };
}

/** "24 ott", "05 mar": 'dd MMM' in Italian (product.md#search-form), from "yyyy-MM-dd". RangeError when malformed, as for all three. */
export function formatItalianShort(date: CivilDate): string {
  const { dayOfMonth, month } = datePartsOf(date);
  return `${String(dayOfMonth).padStart(2, "0")} ${month.slice(0, 3)}`;
}

/** "24 ott 2026", on papers that are kept. */
export function formatItalianShortWithYear(date: CivilDate): string {
  return `${formatItalianShort(date)} ${datePartsOf(date).year}`;
}

/** "sabato 24 ottobre 2026". */
export function formatItalianLong(date: CivilDate): string {
  const { weekday, dayOfMonth, month, year } = datePartsOf(date);
  return `${weekday} ${dayOfMonth === 1 ? "1º" : dayOfMonth} ${month} ${year}`;
}

/** "24 ottobre 1980", of a day whose weekday says nothing. */
export function formatItalianDate(date: CivilDate): string {
  const { dayOfMonth, month, year } = datePartsOf(date);
  return `${dayOfMonth === 1 ? "1º" : dayOfMonth} ${month} ${year}`;
}

/** "sabato 24 ottobre". */
export function formatItalianDay(date: CivilDate): string {
  const { weekday, dayOfMonth, month } = datePartsOf(date);
  return `${weekday} ${dayOfMonth === 1 ? "1º" : dayOfMonth} ${month}`;
}

/** "sab". */
export function formatItalianWeekday(date: CivilDate): string {
  return datePartsOf(date).weekday.slice(0, 3);
}

/** "ottobre", from "yyyy-MM". RangeError when malformed. */
export function formatItalianMonth(month: string): string {
  return datePartsOf(`${month}-01`).month;
}

/** "24 ott – 27 ott"; with the years where they differ, "29 dic 2026 – 03 gen 2027"; one day alone stands once. */
export function formatItalianRange(from: CivilDate, to: CivilDate): string {
  if (from === to) return formatItalianShort(from);
  const years = [datePartsOf(from).year, datePartsOf(to).year] as const;
  const [fromYear, toYear] = years[0] === years[1] ? ["", ""] : years.map((year) => ` ${year}`);
  return `${formatItalianShort(from)}${fromYear} – ${formatItalianShort(to)}${toYear}`;
}

/** The day's first instant with its zone, as programs read it: "2026-10-12T00:00:00+02:00". */
export function startOfDayIso(date: CivilDate, timeZone: string): string {
  const minutes =
    (Date.parse(`${date}T00:00:00Z`) - toInstant({ date, time: "00:00" }, timeZone).getTime()) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${date}T00:00:00${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
