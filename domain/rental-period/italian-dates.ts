import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortDateWithYear,
  formatShortWeekday,
  formatUpcomingDay,
  formatUpcomingDays,
  formatWeekdayAndDay,
  withPreposition,
} from "#domain/words/formats/format-date.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { CivilDate } from "./civil-time.ts";

// The dates of the panel and of mails to staff, which are in Italian only. All throw RangeError if a date is malformed.

/** Formats "24 ott", "05 mar": 'dd MMM' in Italian. */
export const formatItalianShort = (date: CivilDate): string => formatShortDate(ITALIAN_FORMATS, date);

/** Formats "24 ott 2026", for documents that people read years later. */
export const formatItalianShortWithYear = (date: CivilDate): string => formatShortDateWithYear(ITALIAN_FORMATS, date);

/** Returns "sabato 24 ottobre 2026". */
export const formatItalianLong = (date: CivilDate): string => formatLongDate(ITALIAN_FORMATS, date);

/** Formats "24 ottobre 1980", for days whose weekday is irrelevant. */
export const formatItalianDate = (date: CivilDate): string => formatDate(ITALIAN_FORMATS, date);

/** Returns "sabato 24 ottobre". */
export const formatItalianDay = (date: CivilDate): string => formatWeekdayAndDay(ITALIAN_FORMATS, date);

/** Returns "sab". */
export const formatItalianWeekday = (date: CivilDate): string => formatShortWeekday(ITALIAN_FORMATS, date);

/** Returns "ottobre", from "yyyy-MM". */
export const formatItalianMonth = (month: string): string => formatMonth(ITALIAN_FORMATS, month);

/** Formats "24 ott – 27 ott", with years if they differ ("29 dic 2026 – 03 gen 2027"). A range of one day shows it once. */
export const formatItalianRange = (from: CivilDate, to: CivilDate): string =>
  formatDateRange(ITALIAN_FORMATS, from, to);

/** Formats "24 ott", or "29 mag 2028" if more than eleven months ahead. */
export const formatUpcomingDate = (date: CivilDate, today: CivilDate): string =>
  formatUpcomingDay(ITALIAN_FORMATS, date, today);

/** Formats "24 ott – 27 ott", or "29 mag – 31 mag 2028" if it ends more than eleven months ahead. */
export const formatUpcomingRange = (from: CivilDate, to: CivilDate, today: CivilDate): string =>
  formatUpcomingDays(ITALIAN_FORMATS, from, to, today);

const PREPOSITIONS = { il: "onDay", del: "ofDay", al: "toDay", dal: "fromDay" } as const;

/** Prepends the right form of an article to a day: "dal 10 gen", "dall'11 gen", "all'08 mar alle 10:00". `day` must start with the number. */
export const withItalianArticle = (article: keyof typeof PREPOSITIONS | "Dal", day: string): string =>
  article === "Dal"
    ? withItalianArticle("dal", day).replace("d", "D")
    : withPreposition(ITALIAN_FORMATS, PREPOSITIONS[article], day);
