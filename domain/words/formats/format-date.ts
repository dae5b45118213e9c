import { type CivilDate, civilMilliseconds, daysBetween } from "#domain/rental-period/civil-time.ts";
import { fillText } from "#domain/words/text.ts";
import type { Words } from "#domain/words/words.ts";

/** Eleven months: a later date without a year could be mistaken for the same date this year. */
const MAX_DAYS_WITHOUT_YEAR = 334;

/** The Italian words for 8 and 11 start with a vowel: "8 dicembre", "08 gen", "11/01/2027". */
const BEGINS_WITH_VOWEL = /^(0?8|11)(?!\d)/;

type ShortForm = "shortDate";
type LongForm = "date" | "weekdayAndDay" | "longDate" | "monthAndYear";

/** Fills in a date's form. Throws RangeError if the date is malformed. */
function fillDate({ formats }: Words<"formats">, form: ShortForm | LongForm, date: CivilDate): string {
  const day = new Date(civilMilliseconds({ date, time: "00:00" }));
  const month = day.getUTCMonth();
  const dayOfMonth = String(day.getUTCDate());
  const parts: Readonly<Record<string, string | undefined>> = {
    day: dayOfMonth === "1" ? formats.firstOfMonth : dayOfMonth,
    day2: dayOfMonth.padStart(2, "0"),
    month: (form === "shortDate" ? formats.shortMonths : formats.months)[month],
    weekday: formats.weekdays[day.getUTCDay()],
    year: String(day.getUTCFullYear()),
  };
  return fillText(formats[form], (name) => parts[name]);
}

/** Formats "24 ott", "05 mar": 'dd MMM' (product.md#search-form). */
export const formatShortDate = (words: Words<"formats">, date: CivilDate): string => fillDate(words, "shortDate", date);

/** Formats "24 ott 2026", for documents that people read years later. */
export const formatShortDateWithYear = (words: Words<"formats">, date: CivilDate): string =>
  `${formatShortDate(words, date)} ${yearOf(date)}`;

/** Formats "sabato 24 ottobre 2026". */
export const formatLongDate = (words: Words<"formats">, date: CivilDate): string => fillDate(words, "longDate", date);

/** Formats "24 ottobre 1980", for days whose weekday is irrelevant. */
export const formatDate = (words: Words<"formats">, date: CivilDate): string => fillDate(words, "date", date);

/** Formats "sabato 24 ottobre". */
export const formatWeekdayAndDay = (words: Words<"formats">, date: CivilDate): string =>
  fillDate(words, "weekdayAndDay", date);

/** Formats "ottobre 2026", from "yyyy-MM". */
export const formatMonthAndYear = (words: Words<"formats">, month: string): string =>
  fillDate(words, "monthAndYear", `${month}-01`);

/** Returns "ottobre", from "yyyy-MM". */
export const formatMonth = ({ formats }: Words<"formats">, month: string): string =>
  formats.months[new Date(civilMilliseconds({ date: `${month}-01`, time: "00:00" })).getUTCMonth()] ?? "";

/** Returns "sab". */
export const formatShortWeekday = ({ formats }: Words<"formats">, date: CivilDate): string =>
  formats.shortWeekdays[new Date(civilMilliseconds({ date, time: "00:00" })).getUTCDay()] ?? "";

/** Formats "24 ott – 27 ott", with years if they differ ("29 dic 2026 – 03 gen 2027"). A range of one day shows it once. */
export function formatDateRange(words: Words<"formats">, from: CivilDate, to: CivilDate): string {
  if (from === to) return formatShortDate(words, from);
  const format = yearOf(from) === yearOf(to) ? formatShortDate : formatShortDateWithYear;
  return joinRange(words, format(words, from), format(words, to));
}

/** Formats "24 ott", or "29 mag 2028" if more than eleven months ahead (product.md#search-form). */
export const formatUpcomingDay = (words: Words<"formats">, date: CivilDate, today: CivilDate): string =>
  (daysBetween(today, date) > MAX_DAYS_WITHOUT_YEAR ? formatShortDateWithYear : formatShortDate)(words, date);

/** Formats "24 ott – 27 ott", or "29 mag – 31 mag 2028" if it ends more than eleven months ahead. */
export function formatUpcomingDays(words: Words<"formats">, from: CivilDate, to: CivilDate, today: CivilDate): string {
  const range = formatDateRange(words, from, to);
  const year = yearOf(to);
  return daysBetween(today, to) > MAX_DAYS_WITHOUT_YEAR && !range.endsWith(year) ? `${range} ${year}` : range;
}

/** Formats "dal 10 gen al 12 gen", or "il 10 gen" for one day. */
export const formatOnDays = (words: Words<"formats">, from: CivilDate, to: CivilDate): string =>
  from === to
    ? withPreposition(words, "onDay", formatShortDate(words, from))
    : `${withPreposition(words, "fromDay", formatShortDate(words, from))} ${withPreposition(words, "toDay", formatShortDate(words, to))}`;

/** How a date stands in a sentence: "il 10 gen", "del 10 gen", "al 10 gen", "dal 10 gen". */
export type DayPreposition = "onDay" | "ofDay" | "toDay" | "fromDay" | "asOfDay";

/** Prepends a preposition or article to a formatted day: "dal 10 gen", "dall'11 gen", "all'08 mar alle 10:00". `day` must start with its number. */
export function withPreposition({ formats }: Words<"formats">, preposition: DayPreposition, day: string): string {
  return fillElided(formats[preposition], day);
}

/** Fills in a day whose preposition or article depends on its number. `day` must start with the number. */
export const fillElided = ({ usual, elided }: { usual: string; elided: string }, day: string): string =>
  fillText(BEGINS_WITH_VOWEL.test(day) ? elided : usual, () => day);

const joinRange = ({ formats }: Words<"formats">, from: string, to: string) =>
  fillText(formats.range, (name) => (name === "from" ? from : to));

const yearOf = (date: CivilDate) => String(Number(date.slice(0, 4)));
