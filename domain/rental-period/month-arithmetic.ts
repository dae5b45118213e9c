import type { CivilDate } from "./civil-time.ts";

/**
 * The same day `months` later (or, negative, earlier), the month's last day where it has no such day: ten years after 29 February 2028 are
 * over on 28 February 2038. Every term of months or years ends by this function (product.md#retention).
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Whole years from one day to a later one, as an age counts them; negative before it. Unlike a term that ends, an age is reached on
 * 1 March where the year has no 29 February (product.md#driver).
 */
export function fullYears(from: CivilDate, to: CivilDate): number {
  const elapsed = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? elapsed - 1 : elapsed;
}
