import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns "1 giorno", "3 giorni". */
export const formatDays = (words: Words<"formats">, count: number): string => say(words, words.formats.days, { count });

/** Returns "1 ora", "24 ore". */
export const formatHourCount = (words: Words<"formats">, count: number): string =>
  say(words, words.formats.hours, { count });

/** Formats a duration inside a sentence: "un'ora", "4 ore". */
export const formatHoursWithin = (words: Words<"formats">, count: number): string =>
  say(words, words.formats.hoursInSentence, { count });

/** Formats a duration in half hours inside a sentence: "mezz'ora", "un'ora e mezza", "4 ore". Minutes beyond a half hour count as a half hour. */
export function formatHalfHoursWithin(words: Words<"formats">, minutes: number): string {
  const count = Math.floor(minutes / 60);
  if (count === 0) return words.formats.halfHour;
  return minutes % 60 > 0 ? say(words, words.formats.hoursAndHalf, { count }) : formatHoursWithin(words, count);
}

/** Formats a duration for headlines: "due ore", but digits from seven on ("12 ore"). */
export const formatHoursAsWords = (words: Words<"formats">, count: number): string =>
  words.formats.hoursInWords[count - 1] ?? formatHourCount(words, count);
