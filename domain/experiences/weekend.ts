import { DAY_PAST_MESSAGE } from "#domain/jets/validate-departures.ts";
import { addDays, type CivilDate, civilMilliseconds, isCivilDate } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";

export const SATURDAY = 6;

/** The first and the last day a weekend may begin on, as of today: a Saturday, as far ahead as a car is asked for (product.md#experience). */
export function bookableWeekends(today: CivilDate): { first: CivilDate; last: CivilDate } {
  const first = addDays(today, SATURDAY - weekdayOf(today));
  const furthest = addDays(today, ONLINE_LIMITS.maxPickupDaysAhead);
  return { first, last: addDays(furthest, -((weekdayOf(furthest) + 1) % 7)) };
}

/** Why no weekend begins on a day; null where one does. */
export function validateWeekend(date: CivilDate, today: CivilDate): string | null {
  if (date < today) return DAY_PAST_MESSAGE;
  if (date > bookableWeekends(today).last) return "Il weekend può cominciare al più tra diciotto mesi.";
  return isSaturday(date) ? null : "Il weekend comincia di sabato.";
}

/** The day, where a weekend may begin on it; undefined for any other text. */
export const parseWeekend = (text: string | null | undefined, today: CivilDate): CivilDate | undefined =>
  text && isCivilDate(text) && validateWeekend(text, today) === null ? text : undefined;

/** True for a day that a weekend begins on. RangeError when malformed. */
export const isSaturday = (date: CivilDate): boolean => weekdayOf(date) === SATURDAY;

/** 0 for Sunday. */
const weekdayOf = (date: CivilDate): number => new Date(civilMilliseconds({ date, time: "00:00" })).getUTCDay();
