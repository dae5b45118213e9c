import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { formatDate } from "#domain/words/formats/format-date.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import type { SayMessage } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";
import { findMinimumLength } from "./length-discount.ts";
import type { MinimumRule } from "./rate-rule.ts";

/** How many days earlier and later an allowed period is looked for. */
const MAX_SHIFTED_DAYS = 30;

interface LengthFacts {
  rules: readonly MinimumRule[];
  graceMinutes: number;
}

/** Returns the fewest days that a rental must have, if it has fewer (product.md#rates); otherwise null. */
export function findUnreachedMinimum(
  { pickup, return: back }: RentalPeriod,
  { rules, graceMinutes }: LengthFacts,
): number | null {
  const minimum = findMinimumLength(rules, pickup.date)?.days ?? 1;
  return countRentalDays(pickup, back, graceMinutes) < minimum ? minimum : null;
}

/** Returns the rental from the same pickup on with the fewest days that are allowed; the rental itself if it has enough. */
export function lengthenToMinimum(period: RentalPeriod, facts: LengthFacts): RentalPeriod {
  const minimum = findUnreachedMinimum(period, facts);
  return minimum === null ? period : endAfterDays(period, minimum, facts);
}

/** Returns the shortest rental that counts so many days and ends at the same time of day. */
export function endAfterDays(
  { pickup, return: back }: RentalPeriod,
  days: number,
  { graceMinutes }: Pick<LengthFacts, "graceMinutes">,
): RentalPeriod {
  const endAfter = (nights: number) => ({ ...back, date: addDays(pickup.date, nights) });
  // A return later in the day begins another day, unless it is within the grace period.
  const beginsLastDay = back.time > pickup.time && countRentalDays(pickup, endAfter(days - 1), graceMinutes) === days;
  return { pickup, return: endAfter(beginsLastDay ? days - 1 : days) };
}

/**
 * Returns the nearest allowed rentals for one that is too short: the one that begins earlier and the one that ends later, at the same times of day, both
 * at least as long as the minimum of their first day; null if none of 30 days is `isPossible`.
 */
export function findAllowedPeriods(
  period: RentalPeriod,
  facts: LengthFacts,
  isPossible: (period: RentalPeriod) => boolean,
): { earlier: RentalPeriod | null; later: RentalPeriod | null } {
  const shifted = (days: number) => {
    const pickup = { ...period.pickup, date: addDays(period.pickup.date, days) };
    const back = { ...period.return, date: addDays(period.return.date, Math.max(days, 0)) };
    return lengthenToMinimum({ pickup, return: back }, facts);
  };
  const search = (step: 1 | -1, first: number) => {
    for (let days = first; days <= MAX_SHIFTED_DAYS; days += 1) {
      const candidate = shifted(step * days);
      if (isPossible(candidate)) return candidate;
    }
    return null;
  };
  return { earlier: search(-1, 1), later: search(1, 0) };
}

/** The refusal of a rental that is shorter than the minimum of its first day. */
export const minimumLengthMessage =
  ({ pickupDate, days }: { pickupDate: CivilDate; days: number }): SayMessage<"refusals"> =>
  (words) =>
    say(words, words.refusals.minimumLength, {
      day: formatDate(words, pickupDate),
      days: formatDays(words, days),
    });
