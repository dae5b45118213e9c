import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { formatHalfHoursWithin } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** A return within the grace period, which costs no further day (product.md#rental-days). */
export interface GraceReturn {
  /** The time of the return. */
  time: string;
  graceMinutes: number;
}

/** Returns the return of a rental if it is within the grace period; undefined for any other, so that the data of pages contain nothing about it. */
export function findGraceReturn(rental: RentalPeriod & { graceMinutes: number }): GraceReturn | undefined {
  const { pickup, return: back, graceMinutes } = rental;
  if (countRentalDays(pickup, back, graceMinutes) === countRentalDays(pickup, back, 0)) return undefined;
  return { time: back.time, graceMinutes };
}

/** Returns the sentence that a return within the grace period costs no further day. */
export const graceSentence = (words: Words<"periods">, { time, graceMinutes }: GraceReturn): string =>
  say(words, words.periods.grace, { time, duration: formatHalfHoursWithin(words, graceMinutes) });

/** Returns this sentence for a rental; undefined for a return that is not within the grace period. */
export function findGraceSentence(
  words: Words<"periods">,
  rental: RentalPeriod & { graceMinutes: number },
): string | undefined {
  const graceReturn = findGraceReturn(rental);
  return graceReturn && graceSentence(words, graceReturn);
}
