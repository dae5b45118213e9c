import { formatCount } from "#domain/numbers.ts";
/** Returns "1 ora", "24 ore". */
export const formatHours = (count: number): string => formatCount(count, "ora", "ore");

/** Formats a duration inside a sentence: "un'ora", "4 ore". */
export const formatHoursInSentence = (count: number): string => (count === 1 ? "un'ora" : `${count} ore`);

const HOUR_WORDS = ["un'ora", "due ore", "tre ore", "quattro ore", "cinque ore", "sei ore"];

/** Formats a duration for headlines: "due ore", but digits from seven on ("12 ore"). */
export const formatHoursInWords = (count: number): string => HOUR_WORDS[count - 1] ?? `${count} ore`;
