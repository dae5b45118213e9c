import { tzOffset } from "@date-fns/tz";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";

/** A calendar day without a time zone, "yyyy-MM-dd". */
export type CivilDate = string;
/** A time of day without a time zone, "HH:mm". */
export type CivilTime = string;

/** A local date and time. The instant depends on the city's time zone. */
export interface CivilMoment {
  date: CivilDate;
  time: CivilTime;
}

/** Whether the text is an existing day from 1900 to 2100, "yyyy-MM-dd"; for dates of birth. */
export function isDateSince1900(text: string): boolean {
  return text >= "1900" && text < "2101" && isComputableDate(text);
}

/**
 * Whether the text is an existing day from 2000 to 2100, "yyyy-MM-dd"; for rentals. It keeps absurd years out of calendars
 * (product.md#rental-period).
 */
export function isDateSince2000(text: string): boolean {
  return isDateSince1900(text) && text >= "2000";
}

/** Whether the text is "HH:mm" from 00:00 to 23:59. */
export function isCivilTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Returns the milliseconds of the moment as if it were UTC. Differences are in civil time, unaffected by daylight-saving changes. Throws RangeError
 * if malformed.
 */
export function civilMilliseconds({ date, time }: CivilMoment): number {
  const midnight = toUtcMidnight(date);
  if (midnight === null || !isCivilTime(time)) throw new RangeError(`Not a civil moment: ${date} ${time}`);
  return midnight + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
}

/** Cache of days and their UTC midnights in both directions, since a page with a calendar converts hundreds of days. */
const midnightCache = new Map<CivilDate, number>();
const dateCache = new Map<number, CivilDate>();
const MAX_CACHED_DAYS = 5000;

/** Whether the day exists. The range exceeds the valid input by a century, so that days before the first and after the last can be computed. */
function isComputableDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1800" || text >= "2201") return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // A nonexistent day is NaN or overflows into another month.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Returns the UTC midnight of a day in milliseconds, or null if the text is not a day. */
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

/** Cache of the offset by zone and UTC day, for days without an offset change: a page with a calendar needs hundreds of days. */
const stableOffsetCache = new Map<string, Map<number, number>>();

/**
 * The UTC offsets of a zone over some years: pairs of start instant and offset in milliseconds, in order. The last pair is valid until `until`, which
 * is excluded.
 */
export interface TimeZoneOffsets {
  offsets: readonly (readonly [from: number, offset: number])[];
  until: number;
}

const preloadedOffsets = new Map<string, TimeZoneOffsets>();

/** Fills the cache with a zone's offsets. The browser's first use of a zone takes a phone a tenth of a second, during hydration. */
export function preloadTimeZone(timeZone: string, clock: TimeZoneOffsets): void {
  preloadedOffsets.set(timeZone, clock);
}

/** Computes the offsets of a zone for the UTC years `first` to `last`, both included. Throws RangeError for an unknown zone. */
export function computeTimeZoneOffsets(timeZone: string, first: number, last: number): TimeZoneOffsets {
  const [from, until] = [Date.UTC(first, 0), Date.UTC(last + 1, 0)];
  const offsets: [number, number][] = [[from, readOffset(from, timeZone)]];
  for (let day = from; day < until; day += DAY_MS) {
    const [before, after] = [readOffset(day, timeZone), readOffset(day + DAY_MS, timeZone)];
    if (after !== before) offsets.push([findOffsetChange(after, day, timeZone), after]);
  }
  return { offsets, until };
}

/** Returns the first instant of a UTC day with the given offset. Offsets change at whole minutes. */
function findOffsetChange(offset: number, day: number, timeZone: string): number {
  let [before, from] = [day, day + DAY_MS];
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (readOffset(middle, timeZone) === offset) from = middle;
    else before = middle;
  }
  return from;
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. Throws RangeError for an unknown zone. */
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
 * Converts a civil moment in `timeZone` to an instant (product.md#rental-period). A skipped time (spring) uses the offset before the change, so it
 * falls after the gap: 02:30 becomes 03:30. A repeated time (autumn) means its first occurrence. Throws RangeError if the moment or the zone is
 * malformed.
 */
export function toInstant(moment: CivilMoment, timeZone: string): Date {
  const asUtc = civilMilliseconds(moment);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const shows = (offset: number) => offsetAt(asUtc - offset, timeZone) === offset;
  const offset = !shows(before) && shows(after) ? after : before;
  return new Date(asUtc - offset);
}

/** Converts an instant to civil time in `timeZone`, without seconds. Throws RangeError for an unknown zone. */
export function toCivilMoment(now: Date, timeZone: string): CivilMoment {
  const shown = new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the instant at which the current day ends in `timeZone`. Throws RangeError for an unknown zone. */
export function endOfDay(now: Date, timeZone: string): Date {
  return toInstant({ date: addDays(toCivilMoment(now, timeZone).date, 1), time: "00:00" }, timeZone);
}

/** Returns the day `days` later, or earlier if negative. Throws RangeError if malformed. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return toCivilDate(civilMilliseconds({ date, time: "00:00" }) + days * DAY_MS);
}

/** Returns the number of days from `from` to `to`, negative if `to` is earlier. Throws RangeError if malformed. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return compareMoments({ date: to, time: "00:00" }, { date: from, time: "00:00" }) / DAY_MS;
}

/** Compares two moments for sorting: negative if `a` is earlier, positive if `b` is. */
export function compareMoments(a: CivilMoment, b: CivilMoment): number {
  return civilMilliseconds(a) - civilMilliseconds(b);
}

/** Returns the day's first instant with its offset in ISO 8601: "2026-10-12T00:00:00+02:00". */
export function startOfDayIso(date: CivilDate, timeZone: string): string {
  const minutes =
    (Date.parse(`${date}T00:00:00Z`) - toInstant({ date, time: "00:00" }, timeZone).getTime()) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${date}T00:00:00${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
