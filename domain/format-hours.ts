import { formatCount } from "#domain/numbers.ts";
/** Returns "1 ora", "24 ore". */
export const formatHours = (count: number): string => formatCount(count, "ora", "ore");

/** Formats a duration inside a sentence: "un'ora", "4 ore". */
export const formatHoursInSentence = (count: number): string => (count === 1 ? "un'ora" : `${count} ore`);

/** Formats a duration in half hours inside a sentence: "mezz'ora", "un'ora e mezza", "4 ore". Minutes beyond a half hour count as a half hour. */
export function formatHalfHoursInSentence(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return "mezz'ora";
  return minutes % 60 > 0 ? `${formatHoursInSentence(hours)} e mezza` : formatHoursInSentence(hours);
}

const HOUR_WORDS = ["un'ora", "due ore", "tre ore", "quattro ore", "cinque ore", "sei ore"];

/** Formats a duration for headlines: "due ore", but digits from seven on ("12 ore"). */
export const formatHoursInWords = (count: number): string => HOUR_WORDS[count - 1] ?? `${count} ore`;
