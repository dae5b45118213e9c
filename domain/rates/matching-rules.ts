import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import { type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";
import { RATE_SCOPES, type RatedVehicle, type RateRule, type RateScope } from "./rate-rule.ts";

/** Whether a rule is for a car, whatever the day. */
export function isForVehicle({ scope, city }: Pick<RateRule, "scope" | "city">, vehicle: RatedVehicle): boolean {
  return (city === null || city === vehicle.location) && isInScope(scope, vehicle);
}

function isInScope(scope: RateScope, vehicle: RatedVehicle): boolean {
  switch (scope.kind) {
    case "vehicle":
      return scope.vehicle === vehicle.id;
    case "brand":
      return scope.brand === vehicle.brand;
    case "category":
      return scope.category === vehicle.category;
    case "all":
      return true;
  }
}

/** Whether a rule may be used by a rental that is booked on a day; both ends of its booking window are included. */
export function isBookable({ bookFrom, bookUntil }: RateRule, bookedOn: CivilDate): boolean {
  return (bookFrom === null || bookFrom <= bookedOn) && (bookUntil === null || bookedOn <= bookUntil);
}

/**
 * Returns the number of days in the date range of a rule around a day, both ends included, or null if the day is outside. An open-ended range is
 * Infinity. A yearly range is that of one year, and its 29 February counts as the 28th in a common year.
 */
export function rangeLengthAt({ from, until, yearly }: RateRule, date: CivilDate): number | null {
  if (yearly && from !== null && until !== null) return yearlyLengthAt(from, until, date);
  if ((from !== null && date < from) || (until !== null && date > until)) return null;
  return from === null || until === null ? Number.POSITIVE_INFINITY : daysBetween(from, until) + 1;
}

function yearlyLengthAt(from: CivilDate, until: CivilDate, date: CivilDate): number | null {
  const year = Number(date.slice(0, 4));
  const range = listYearlyRanges(from, until, { firstYear: year - 1, lastYear: year }).find(
    ({ first, last }) => first <= date && date <= last,
  );
  return range ? daysBetween(range.first, range.last) + 1 : null;
}

/** A range of days, both ends included. */
interface DayRange {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

function listYearlyRanges(
  from: CivilDate,
  until: CivilDate,
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
): DayRange[] {
  const yearsToEnd = from.slice(5) > until.slice(5) ? 1 : 0;
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
    first: dayInYear(from, firstYear + index),
    last: dayInYear(until, firstYear + index + yearsToEnd),
  }));
}

/** Returns the ranges of a rule that touch a span of days, cut to the span, with the length of the whole range as `rangeLengthAt` counts it. */
export function listRangesWithin(rule: RateRule, span: DayRange): (DayRange & { length: number })[] {
  const { from, until, yearly } = rule;
  const ranges =
    yearly && from !== null && until !== null
      ? listYearlyRanges(from, until, {
          firstYear: Number(span.first.slice(0, 4)) - 1,
          lastYear: Number(span.last.slice(0, 4)),
        })
      : [{ first: from ?? span.first, last: until ?? span.last }];
  return ranges
    .filter(({ first, last }) => first <= span.last && last >= span.first)
    .map(({ first, last }) => ({
      first: latestOf(first, span.first),
      last: earliestOf(last, span.last),
      length: from === null || until === null ? Number.POSITIVE_INFINITY : daysBetween(first, last) + 1,
    }));
}

const earliestOf = (...days: CivilDate[]): CivilDate => days.sort()[0] ?? "";
const latestOf = (...days: CivilDate[]): CivilDate => days.sort().at(-1) ?? "";

/** Returns a day of a year; 29 February is the 28th in a common year. */
export function dayInYear(date: CivilDate, year: number): CivilDate {
  const monthAndDay = date.slice(5);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}-${monthAndDay === "02-29" && !isLeapYear ? "02-28" : monthAndDay}`;
}

/** Whether a rule covers a day: its date range and, if it has any, its weekdays. */
export function coversDay(rule: RateRule, date: CivilDate): boolean {
  if (rangeLengthAt(rule, date) === null) return false;
  return !("weekdays" in rule) || rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(date));
}

/**
 * Returns the rule that wins on a day, or null: the narrower scope, then a rule for the city before one for all, then the shorter date range, then the
 * newer rule, then the id (product.md#rates).
 */
export function findWinningRule<Rule extends RateRule>(rules: readonly Rule[], date: CivilDate): Rule | null {
  return listRulesByRank(rules, date)[0] ?? null;
}

/** Returns the rules that cover a day, the winning one first. */
export function listRulesByRank<Rule extends RateRule>(rules: readonly Rule[], date: CivilDate): Rule[] {
  return rules
    .filter((rule) => coversDay(rule, date))
    .map((rule) => ({ rule, length: rangeLengthAt(rule, date) ?? Number.POSITIVE_INFINITY }))
    .sort(compareRank)
    .map(({ rule }) => rule);
}

/** Compares two rules that cover a day, each with the length of its range around the day; the winning one first. */
export function compareRank(one: RankedRule, other: RankedRule): number {
  return (
    compareWidth(one.rule, other.rule) ||
    compareNumbers(one.length, other.length) ||
    other.rule.createdAt - one.rule.createdAt ||
    (one.rule.id < other.rule.id ? -1 : 1)
  );
}

interface RankedRule {
  rule: RateRule;
  length: number;
}

/** Compares two rules by their scope and city, the narrower first; 0 if both are as wide. */
export function compareWidth(one: Pick<RateRule, "scope" | "city">, other: Pick<RateRule, "scope" | "city">): number {
  return widthOf(one) - widthOf(other);
}

const widthOf = ({ scope, city }: Pick<RateRule, "scope" | "city">) =>
  RATE_SCOPES.indexOf(scope.kind) * 2 + Number(city === null);

/** Compares numbers that may be infinite. */
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
