import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { compareWidth, dayInYear, isForVehicle, listRulesByRank } from "./matching-rules.ts";
import type { LengthRule, MinimumRule, PackageRule, RatedVehicle, RateRule } from "./rate-rule.ts";

/** What hides a rule: on each of its days for each of its cars, or on some. */
export interface HiddenRule {
  readonly isWhole: boolean;
  /** The ids of the rules that hide it. */
  readonly by: readonly string[];
}

/** Later days are not compared. */
const MAX_COMPARED_DAYS = 10 * 366;
const WEEK_DAYS = 7;

/**
 * Returns the rules that others of their kind hide, by id (product.md#rates-screen), from `today` on. A rule hides another if it wins on a day for a
 * car that both are for; it hides it wholly only if it may be booked on all days on which the other may be. A package hides one with the same window.
 */
export function findHiddenRules(
  rules: readonly RateRule[],
  vehicles: readonly RatedVehicle[],
  today: CivilDate,
): ReadonlyMap<string, HiddenRule> {
  const bookable = rules.filter(({ bookUntil }) => bookUntil === null || bookUntil >= today);
  const hidden = new Map<string, Set<string>>();
  const winners = new Set<string>();
  for (const group of listComparedGroups(bookable, vehicles)) {
    for (const date of listComparedDays(group, today)) {
      const ranked = listRulesByRank(group, date);
      for (const rule of ranked) {
        const beating = ranked.filter((other) => other !== rule && isBeating(other, rule, ranked));
        const hiding = hidden.get(rule.id) ?? new Set();
        for (const { id } of beating) hiding.add(id);
        hidden.set(rule.id, hiding);
        if (!beating.some((other) => isBookableAsLong(other, rule, today))) winners.add(rule.id);
      }
    }
  }
  return new Map(
    [...hidden].flatMap(([id, by]) => (by.size === 0 ? [] : [[id, { isWhole: !winners.has(id), by: [...by] }]])),
  );
}

/** Returns the different sets of rules of one kind that are for one car. */
function listComparedGroups(rules: readonly RateRule[], vehicles: readonly RatedVehicle[]): RateRule[][] {
  const named = new Set(rules.flatMap(({ scope }) => (scope.kind === "vehicle" ? scope.vehicle : [])));
  // Cars of the same brand, category and base have the same rules, unless a rule names one.
  const classes = new Map(
    vehicles.map((vehicle) => [
      JSON.stringify([vehicle.brand, vehicle.category, vehicle.location, named.has(vehicle.id) && vehicle.id]),
      vehicle,
    ]),
  );
  const groups = new Map<string, RateRule[]>();
  for (const vehicle of classes.values()) {
    const own = rules.filter((rule) => isForVehicle(rule, vehicle));
    for (const group of Map.groupBy(own, ({ kind }) => kind).values())
      groups.set(group.map(({ id }) => id).join(), group);
  }
  return [...groups.values()];
}

/** Returns the days that differ for some rules: from each day on which one of them begins or ends, one day or, if weekdays matter, a week. */
function listComparedDays(rules: readonly RateRule[], today: CivilDate): CivilDate[] {
  const fixed = rules.flatMap(({ from, until, yearly }) => (yearly ? [] : startsOf(from, until)));
  const latest = [...fixed, today].sort().at(-1) ?? today;
  const limit = addDays(today, MAX_COMPARED_DAYS);
  // A year after the last change, only yearly rules begin and end.
  const end = latest < limit ? addDays(latest, 2 * 366) : limit;
  const years = Array.from(
    { length: Number(end.slice(0, 4)) - Number(today.slice(0, 4)) + 2 },
    (_, index) => Number(today.slice(0, 4)) - 1 + index,
  );
  const yearly = rules.flatMap((rule) =>
    rule.yearly ? years.flatMap((year) => startsOf(inYear(rule.from, year), inYear(rule.until, year))) : [],
  );
  const starts = [...new Set([today, ...fixed, ...yearly])].filter((day) => day >= today && day <= end).sort();
  const days = rules.some((rule) => "weekdays" in rule && rule.weekdays.length > 0) ? WEEK_DAYS : 1;
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const week = Array.from({ length: days }, (_, day) => addDays(start, day));
    return next === undefined ? week : week.filter((day) => day < next);
  });
}

const inYear = (date: CivilDate | null, year: number) => date && dayInYear(date, year);

/** Returns the first day of a range and the first one after it. */
const startsOf = (from: CivilDate | null, until: CivilDate | null): CivilDate[] => [
  ...(from === null ? [] : [from]),
  ...(until === null ? [] : [addDays(until, 1)]),
];

/** Whether a rule may be booked on each day from today on on which another may be. */
function isBookableAsLong(other: RateRule, rule: RateRule, today: CivilDate): boolean {
  const first = rule.bookFrom !== null && rule.bookFrom > today ? rule.bookFrom : today;
  const startsEarly = other.bookFrom === null || other.bookFrom <= first;
  return startsEarly && (other.bookUntil === null || (rule.bookUntil !== null && rule.bookUntil <= other.bookUntil));
}

/** Whether one rule makes another useless on a day that both cover. `ranked` are the rules of that day, the winning day rule first. */
function isBeating(other: RateRule, rule: RateRule, ranked: readonly RateRule[]): boolean {
  if (other.kind === "minimum" && rule.kind === "minimum") return isLonger(other, rule);
  if (other.kind === "length" && rule.kind === "length") return isLargerDiscount(other, rule);
  if (other.kind === "package" && rule.kind === "package") return isUsedInstead(other, rule);
  return ranked.indexOf(other) < ranked.indexOf(rule);
}

function isLonger(other: MinimumRule, rule: MinimumRule): boolean {
  return (compareWidth(other, rule) || rule.days - other.days || compareIds(other, rule)) < 0;
}

function isLargerDiscount(other: LengthRule, rule: LengthRule): boolean {
  const width = compareWidth(other, rule);
  if (width !== 0) return width < 0;
  if (other.days === rule.days && other.percent === rule.percent) return compareIds(other, rule) < 0;
  return other.days <= rule.days && other.percent >= rule.percent;
}

function isUsedInstead(other: PackageRule, rule: PackageRule): boolean {
  if (JSON.stringify(windowOf(other)) !== JSON.stringify(windowOf(rule))) return false;
  if (other.always !== rule.always) return other.always;
  return (other.price - rule.price || compareIds(other, rule)) < 0;
}

const windowOf = ({ window: { weekday, from, lastDay, until } }: PackageRule) => [weekday, from, lastDay, until];

const compareIds = (one: RateRule, other: RateRule) => (one.id < other.id ? -1 : 1);
