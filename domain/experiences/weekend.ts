import { addDays, type CivilDate, civilMilliseconds, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";

export const SATURDAY = 6;

/** Returns the first and last Saturday on which a weekend may start, as far ahead as cars can be booked (product.md#experience). */
export function bookableWeekends(today: CivilDate): { first: CivilDate; last: CivilDate } {
  const first = addDays(today, SATURDAY - weekdayOf(today));
  const furthest = addDays(today, ONLINE_LIMITS.maxPickupDaysAhead);
  return { first, last: addDays(furthest, -((weekdayOf(furthest) + 1) % 7)) };
}

/** Returns why no weekend can start on a day, or null if one can. */
export function validateWeekend(date: CivilDate, today: CivilDate): TextReference<"tripProblems"> | null {
  if (date < today) return textReference("tripProblems", "dayPast");
  if (date > bookableWeekends(today).last) return textReference("tripProblems", "weekendTooFar");
  return isSaturday(date) ? null : textReference("tripProblems", "weekendOnSaturday");
}

/** Returns the day if a weekend may start on it, otherwise undefined. */
export const parseWeekend = (text: string | null | undefined, today: CivilDate): CivilDate | undefined =>
  text && isDateSince2000(text) && validateWeekend(text, today) === null ? text : undefined;

/** Whether the day is a Saturday. Throws RangeError if malformed. */
export const isSaturday = (date: CivilDate): boolean => weekdayOf(date) === SATURDAY;

/** Returns the day of the week; 0 is Sunday. */
const weekdayOf = (date: CivilDate): number => new Date(civilMilliseconds({ date, time: "00:00" })).getUTCDay();
