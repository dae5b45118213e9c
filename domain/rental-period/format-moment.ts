import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatLongDate, formatShortDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Formats "sabato 12 dicembre 2026, ore 10:00". */
export const formatDateAndTime = (words: Words<"moments">, { date, time }: CivilMoment): string =>
  say(words, words.moments.dateAndTime, { date: formatLongDate(words, date), time });

/** Formats "sabato 12 dicembre 2026, ore 10:00, Milano". `place` is its name in the language of the words. */
export const formatDateTimeAndPlace = (words: Words<"moments">, { date, time }: CivilMoment, place: string): string =>
  say(words, words.moments.dateTimeAndPlace, { date: formatLongDate(words, date), time, place });

/** Formats "12 dic, 10:00". */
export const formatShortDateAndTime = (words: Words<"moments">, { date, time }: CivilMoment): string =>
  say(words, words.moments.shortDateAndTime, { date: formatShortDate(words, date), time });
