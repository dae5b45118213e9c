import {
  formatHalfHoursWithin,
  formatHourCount,
  formatHoursAsWords,
  formatHoursWithin,
} from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

// Durations in Italian; format-duration.ts has them in every language.

/** Returns "1 ora", "24 ore". */
export const formatHours = (count: number): string => formatHourCount(ITALIAN_FORMATS, count);

/** Formats a duration inside a sentence: "un'ora", "4 ore". */
export const formatHoursInSentence = (count: number): string => formatHoursWithin(ITALIAN_FORMATS, count);

/** Formats a duration in half hours inside a sentence: "mezz'ora", "un'ora e mezza", "4 ore". */
export const formatHalfHoursInSentence = (minutes: number): string => formatHalfHoursWithin(ITALIAN_FORMATS, minutes);

/** Formats a duration for headlines: "due ore", but digits from seven on ("12 ore"). */
export const formatHoursInWords = (count: number): string => formatHoursAsWords(ITALIAN_FORMATS, count);
