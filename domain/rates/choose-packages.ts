import { DAY_MS } from "#domain/durations.ts";
import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import {
  addDays,
  type CivilDate,
  type CivilMoment,
  civilMilliseconds,
  compareMoments,
} from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { rangeLengthAt } from "./matching-rules.ts";
import type { PricedDay } from "./price-days.ts";
import type { PackageRule, PackageWindow } from "./rate-rule.ts";

/** A package that is used for some consecutive days of a rental: the index of the first one, and their number. */
export interface UsedPackage {
  readonly rule: PackageRule;
  readonly firstDay: number;
  readonly days: number;
}

/** The packages that may begin on each day of a rental, whatever its days cost; cheapest first, then by id. */
export type UsablePackages = readonly (readonly UsedPackage[])[];

interface PackageChoice {
  days: readonly PricedDay[];
  usable: UsablePackages;
  /** The percentage of the length discount, which the days outside packages get. */
  discountPercent: number;
}

/** Returns the rental days that a window covers: its hours in started days. */
export function packageDays(window: PackageWindow): number {
  return Math.ceil(windowMilliseconds(window) / DAY_MS);
}

/** Returns the length of a window in milliseconds; not positive for a window that ends before it starts. */
export function windowMilliseconds({ from, lastDay, until }: PackageWindow): number {
  const day = "2000-01-01";
  return civilMilliseconds({ date: addDays(day, lastDay), time: until }) - civilMilliseconds({ date: day, time: from });
}

/**
 * Chooses the packages that make the days and the length discount of a rental cheapest; of equal totals the one with the earliest package
 * (product.md#rates). A package marked "always" is used wherever it may be. No rule order changes the result.
 */
export function choosePackages({ days, usable: candidates, discountPercent }: PackageChoice): UsedPackage[] {
  if (candidates.every((packages) => packages.length === 0)) return [];
  const forced = findForcedPackages(candidates, days);
  const isForced = (index: number) =>
    forced.some(({ firstDay, days: length }) => index >= firstDay && index < firstDay + length);
  // Costs in hundredths of a cent, so that the discount is exact; the rounded total grows with them.
  const best: { cost: number; used: UsedPackage | null }[] = [];
  for (let index = days.length - 1; index >= 0; index -= 1) {
    const forcedHere = forced.find(({ firstDay }) => firstDay === index);
    const free = candidates[index]?.filter((used) => fitsBetween(used, isForced)) ?? [];
    const packages = (forcedHere ? [forcedHere] : free).map((used) => ({
      cost: used.rule.price * 100 + costFrom(best, index + used.days),
      used,
    }));
    const day = { cost: costOfDay(days[index], discountPercent) + costFrom(best, index + 1), used: null };
    best[index] = (forcedHere ? packages : [...packages, day]).reduce((cheapest, choice) =>
      choice.cost < cheapest.cost ? choice : cheapest,
    );
  }
  const chosen: UsedPackage[] = [];
  for (let index = 0; index < days.length; ) {
    const used = best[index]?.used;
    if (used) chosen.push(used);
    index += used ? used.days : 1;
  }
  return chosen;
}

/** Returns the least cost of the days from an index on; 0 after the last day. */
const costFrom = (best: readonly { cost: number }[], index: number) => best[index]?.cost ?? 0;

const costOfDay = (day: PricedDay | undefined, discountPercent: number) => (day?.price ?? 0) * (100 - discountPercent);

const fitsBetween = ({ firstDay, days }: UsedPackage, isForced: (index: number) => boolean) =>
  !Array.from({ length: days }, (_, day) => firstDay + day).some(isForced);

/**
 * Returns the packages that are used whatever they cost, the earliest first. A day without a price is included in a quote (product.md#quotes), so no
 * package must be paid for it.
 */
function findForcedPackages(candidates: UsablePackages, priced: readonly PricedDay[]): UsedPackage[] {
  const coversIncludedDay = ({ firstDay, days }: UsedPackage) =>
    priced.slice(firstDay, firstDay + days).some(({ price }) => price === 0);
  const forced: UsedPackage[] = [];
  for (let index = 0; index < candidates.length; ) {
    const always = candidates[index]?.find((used) => used.rule.always && !coversIncludedDay(used));
    if (always) forced.push(always);
    index += always ? always.days : 1;
  }
  return forced;
}

/** Lists the packages that may begin on each day of a rental. */
export function listUsablePackages(
  dates: readonly CivilDate[],
  rules: readonly PackageRule[],
  period: RentalPeriod,
): UsablePackages {
  if (rules.length === 0) return [];
  return dates.map((date, index) =>
    rules
      .flatMap((rule) => usePackage(rule, { index, date, days: dates.length, period }))
      .sort((one, other) => one.rule.price - other.rule.price || (one.rule.id < other.rule.id ? -1 : 1)),
  );
}

interface PackageDay {
  index: number;
  date: CivilDate;
  days: number;
  period: RentalPeriod;
}

function usePackage(rule: PackageRule, { index, date, days, period }: PackageDay): UsedPackage[] {
  // A rental inside the window uses the package for all its days, however few they are.
  const around = index === 0 ? findWindowAround(rule.window, period) : null;
  if (around) return rangeLengthAt(rule, around.from.date) === null ? [] : [{ rule, firstDay: 0, days }];
  const length = packageDays(rule.window);
  if (weekdayOf(date) !== rule.window.weekday || index + length > days || rangeLengthAt(rule, date) === null) return [];
  const window = windowFrom(rule.window, date);
  if (index === 0 && compareMoments(period.pickup, window.from) < 0) return [];
  if (index + length === days && compareMoments(period.return, window.until) > 0) return [];
  return [{ rule, firstDay: index, days: length }];
}

const windowFrom = (
  { from, lastDay, until }: PackageWindow,
  date: CivilDate,
): { from: CivilMoment; until: CivilMoment } => ({
  from: { date, time: from },
  until: { date: addDays(date, lastDay), time: until },
});

/** Returns the occurrence of a window in which the whole rental lies, or null. */
function findWindowAround(window: PackageWindow, { pickup, return: back }: RentalPeriod): { from: CivilMoment } | null {
  for (let daysBack = 0; daysBack <= window.lastDay; daysBack += 1) {
    const date = addDays(pickup.date, -daysBack);
    if (weekdayOf(date) !== window.weekday) continue;
    const { from, until } = windowFrom(window, date);
    if (compareMoments(pickup, from) >= 0 && compareMoments(back, until) <= 0) return { from };
  }
  return null;
}
