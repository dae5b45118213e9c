import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";
import type { CalendarRates, DayRun } from "./calendar-rates-reader.ts";
import { findMinimumLength } from "./length-discount.ts";
import { priceDay } from "./price-days.ts";
import type { VehicleRates } from "./rates-of-vehicle.ts";

/** Returns prices and minimum lengths of the days of a calendar (product.md#vehicle-page); null if no rule changes one of them. */
export function toCalendarRates(
  { from, to }: { from: CivilDate; to: CivilDate },
  { dailyRate, rates }: { dailyRate: Cents; rates: VehicleRates },
): CalendarRates | null {
  if (rates.dayRules.length === 0 && rates.minimumRules.length === 0) return null;
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const prices = toRuns(
    dates.map((date) => priceDay(date, dailyRate, rates.dayRules).price),
    dailyRate,
  );
  const minimums = toRuns(
    dates.map((date) => findMinimumLength(rates.minimumRules, date)?.days ?? 1),
    1,
  );
  return prices.length === 0 && minimums.length === 0 ? null : { base: dailyRate, prices, minimums };
}

/** Groups equal neighbours, without those of the usual value. */
function toRuns(values: readonly number[], usual: number): DayRun[] {
  const runs: [number, number, number][] = [];
  /** The first day after the last run. */
  let end = 0;
  for (const [index, value] of values.entries()) {
    if (value === usual) continue;
    const last = runs.at(-1);
    if (last && last[2] === value && end === index) last[1] += 1;
    else runs.push([index - end, 1, value]);
    end = index + 1;
  }
  return runs;
}
