import type { PriceLine } from "#domain/prices/price-line.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { listUsablePackages } from "./choose-packages.ts";
import type { PackageRule } from "./rate-rule.ts";

/**
 * Returns the days for which the packages of a booking stand. Its lines do not say them: each package has the first days that it may cover and that
 * have no price of their own.
 */
export function bookedPackageDays(
  { lines, days, ...period }: RentalPeriod & { lines: readonly PriceLine[]; days: number },
  packages: readonly PackageRule[],
): ReadonlySet<CivilDate> {
  const dates = Array.from({ length: days }, (_, index) => addDays(period.pickup.date, index));
  const usable = listUsablePackages(dates, packages, period).flat();
  const taken = new Set<CivilDate>();
  for (const line of lines) {
    if (line.code !== "days" || line.amount === 0) continue;
    for (let index = 0; index < line.quantity; index += 1) taken.add(addDays(line.params.firstDay, index));
  }
  const covered = new Set<CivilDate>();
  for (const line of lines) {
    if (line.code !== "package") continue;
    const found = usable
      .filter(({ rule, days: length }) => rule.id === line.ruleId && length === line.params.days)
      .map(({ firstDay, days: length }) => dates.slice(firstDay, firstDay + length))
      .find((span) => !span.some((date) => taken.has(date) || covered.has(date)));
    for (const date of found ?? []) covered.add(date);
  }
  return covered;
}
