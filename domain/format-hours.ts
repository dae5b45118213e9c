import { formatCount } from "#domain/numbers.ts";
/** "1 ora", "24 ore". */
export const formatHours = (count: number): string => formatCount(count, "ora", "ore");

/** "un'ora", "4 ore": as one speaks of how long something takes. */
export const formatHoursInSentence = (count: number): string => (count === 1 ? "un'ora" : `${count} ore`);

const HOUR_WORDS = ["un'ora", "due ore", "tre ore", "quattro ore", "cinque ore", "sei ore"];

/** "due ore": as a headline says them; "12 ore" from seven on. */
export const formatHoursInWords = (count: number): string => HOUR_WORDS[count - 1] ?? `${count} ore`;
