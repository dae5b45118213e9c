import type { CivilDate } from "./civil-time.ts";

/**
 * Returns the same day `months` later (earlier if negative), or the month's last day if it has no such day: ten years after 29 February 2028 is 28
 * February 2038. All retention periods end by this function (product.md#retention).
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Returns the full years between two days, as for an age; negative if `to` is earlier. Unlike the end of a period, an age is reached on 1 March in
 * years without 29 February (product.md#driver).
 */
export function fullYears(from: CivilDate, to: CivilDate): number {
  const elapsed = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? elapsed - 1 : elapsed;
}
