import type { Cents } from "#domain/money.ts";
import { WEEKDAYS, weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";
import { compareRank, isBookable, isForVehicle, listRangesWithin } from "./matching-rules.ts";
import { percentOf } from "./percent-of.ts";
import type { DayRule, RatedVehicle, RateRule } from "./rate-rule.ts";

/** The days from today on among which the lowest price of a day is found. */
export const FROM_RATE_DAYS = 365;

/** The least price of a day and the least percentage of the base rate that win on some day of the year; null for none. */
interface RateFloor {
  readonly amount: Cents | null;
  readonly percent: number | null;
}

/** The facts of a car on which the lowest price of its days depends. */
export interface BaseRatedVehicle extends RatedVehicle {
  readonly dailyRate: Cents;
}

/** Finds the lowest price of a day for any car. */
export interface FromRates {
  /** Whether no rule changes the price of a day, so that each car costs its base rate. */
  readonly isBaseRate: boolean;
  /** Whether some rules are for single cars, so that the cars of a group may differ in more than their base rate. */
  readonly hasVehicleRules: boolean;
  /** Returns the lowest price of a day in the next 365 days (product.md#rates). In a group of cars it never falls as the base rate rises. */
  fromRateOf: (vehicle: BaseRatedVehicle) => Cents;
}

/** Prepares the lowest prices of days by the rules that hold for rentals booked today. */
export function findFromRates(rules: readonly RateRule[], today: CivilDate): FromRates {
  const dayRules = rules.filter((rule) => rule.kind === "day" && isBookable(rule, today)) as DayRule[];
  const ranked = rankDays(dayRules, today);
  const ofVehicle = Map.groupBy(ranked, ({ rule: { scope } }) => (scope.kind === "vehicle" ? scope.vehicle : null));
  const shared = ofVehicle.get(null) ?? [];
  ofVehicle.delete(null);
  const floors = new Map<string, RateFloor>();
  const floorOf = (vehicle: RatedVehicle): RateFloor => {
    const own = ofVehicle.get(vehicle.id) ?? [];
    const key = JSON.stringify([vehicle.brand, vehicle.category, vehicle.location, own.length > 0 && vehicle.id]);
    const known = floors.get(key);
    if (known) return known;
    // The rules of a car come before those of any other scope.
    const floor = findFloor([...own, ...shared].filter(({ rule }) => isForVehicle(rule, vehicle)));
    floors.set(key, floor);
    return floor;
  };
  return {
    isBaseRate: ranked.length === 0,
    hasVehicleRules: ofVehicle.size > 0,
    fromRateOf: (vehicle) =>
      ranked.length === 0 ? vehicle.dailyRate : priceFloor(floorOf(vehicle), vehicle.dailyRate),
  };
}

function priceFloor({ amount, percent }: RateFloor, dailyRate: Cents): Cents {
  return Math.min(
    amount ?? Number.POSITIVE_INFINITY,
    percent === null ? Number.POSITIVE_INFINITY : percentOf(dailyRate, percent),
  );
}

/** A rule with the days that one of its ranges covers: bit i is the day i days after today. */
interface CoveredDays {
  rule: DayRule;
  length: number;
  days: bigint;
}

const ALL_DAYS = (1n << BigInt(FROM_RATE_DAYS)) - 1n;

/** Returns the days that each rule covers, the winning rules first. */
function rankDays(rules: readonly DayRule[], today: CivilDate): CoveredDays[] {
  const span = { first: today, last: addDays(today, FROM_RATE_DAYS - 1) };
  const weekdays = coverWeekdays(today);
  return rules
    .flatMap((rule) => {
      const allowed = rule.weekdays.reduce((days, weekday) => days | (weekdays.get(weekday) ?? 0n), 0n);
      return listRangesWithin(rule, span).map(({ first, last, length }) => ({
        rule,
        length,
        days: coverDays(daysBetween(today, first), daysBetween(today, last)) & (allowed === 0n ? ALL_DAYS : allowed),
      }));
    })
    .sort(compareRank);
}

const coverDays = (first: number, last: number): bigint => ((1n << BigInt(last - first + 1)) - 1n) << BigInt(first);

function coverWeekdays(today: CivilDate): Map<string, bigint> {
  const start = WEEKDAYS.indexOf(weekdayOf(today));
  const days = new Map<string, bigint>();
  for (let day = 0; day < FROM_RATE_DAYS; day += 1) {
    const weekday = WEEKDAYS[(start + day) % WEEKDAYS.length] ?? "monday";
    days.set(weekday, (days.get(weekday) ?? 0n) | (1n << BigInt(day)));
  }
  return days;
}

/** Gives each day to the first rule that covers it; a day without a rule costs 100 % of the base rate. */
function findFloor(ranked: readonly CoveredDays[]): RateFloor {
  let open = ALL_DAYS;
  const amounts: number[] = [];
  const percents: number[] = [];
  for (const { rule, days } of ranked) {
    if ((open & days) === 0n) continue;
    open &= ~days;
    if ("amount" in rule.price) amounts.push(rule.price.amount);
    else percents.push(rule.price.percent);
    if (open === 0n) break;
  }
  if (open !== 0n) percents.push(100);
  return {
    amount: amounts.length > 0 ? Math.min(...amounts) : null,
    percent: percents.length > 0 ? Math.min(...percents) : null,
  };
}
