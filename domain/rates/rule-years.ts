import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { dayInYear } from "./matching-rules.ts";

/** The days of a rule; both ends included, null is open-ended. */
export interface RuleDays {
  readonly from: CivilDate | null;
  readonly until: CivilDate | null;
  readonly yearly: boolean;
}

/** Returns the same day a year later; 29 February becomes the 28th. */
export const nextYearOf = (date: CivilDate): CivilDate => dayInYear(date, Number(date.slice(0, 4)) + 1);

/** Returns whether no day of a rule is today or later. */
export const hasEnded = ({ until, yearly }: RuleDays, today: CivilDate): boolean =>
  !yearly && until !== null && until < today;

/**
 * Returns the days of a rule that ends yesterday, or null if none of its days is past, so that the rule can be deleted (product.md#rates-screen). Of a
 * yearly rule its latest days that have begun are left, and no longer return.
 */
export function endYesterday({ from, until, yearly }: RuleDays, today: CivilDate): RuleDays | null {
  const yesterday = addDays(today, -1);
  if (yearly && from !== null && until !== null) return endYearly(from, until, yesterday);
  if (from !== null && from > yesterday) return null;
  return { from, until: yesterday, yearly: false };
}

function endYearly(from: CivilDate, until: CivilDate, yesterday: CivilDate): RuleDays {
  const year = Number(yesterday.slice(0, 4));
  const firstYear = dayInYear(from, year) <= yesterday ? year : year - 1;
  const crossesNewYear = from.slice(5) > until.slice(5);
  const last = dayInYear(until, crossesNewYear ? firstYear + 1 : firstYear);
  return { from: dayInYear(from, firstYear), until: last < yesterday ? last : yesterday, yearly: false };
}
