import type { Cents } from "#domain/money.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { listUsablePackages, type UsablePackages } from "./choose-packages.ts";
import { findLengthDiscount, findMinimumLength } from "./length-discount.ts";
import { coversDay, isForVehicle, listRulesByRank } from "./matching-rules.ts";
import { priceByRule } from "./price-days.ts";
import { sumRentalDays } from "./price-rental-days.ts";
import type { DayRule, LengthRule, MinimumRule, RatedVehicle, RateRule } from "./rate-rule.ts";
import type { PreparedRates, VehicleRates } from "./rates-of-vehicle.ts";

/** Prices the rental of a car for one period. Cars with the same rules share one such object. */
export interface PeriodRate {
  /** The rules that decide: those of the car that change nothing in this period are left out. */
  readonly rates: VehicleRates;
  /** Returns the price of days, packages and length discount by the base rate. It never falls as the base rate rises. */
  readonly rentalOf: (dailyRate: Cents) => Cents;
}

/** The rules that decide the rentals of one period, for pricing many cars. */
export interface PeriodRates {
  rateOf: (vehicle: RatedVehicle) => PeriodRate;
  /** Returns the fewest days of a rental of the car that begins on the first day; 1 without a minimum length. */
  minimumDaysOf: (vehicle: RatedVehicle) => number;
  /** Whether some rule may change the price of some car. */
  readonly mayChangePrices: boolean;
  /** Whether the period is shorter than a minimum length of some car. */
  readonly mayBeTooShort: boolean;
  /** Whether a car has rules of its own that change the price in the period, or a minimum length of its own. */
  hasOwnPrice: (vehicle: { id: string }) => boolean;
  hasOwnMinimum: (vehicle: { id: string }) => boolean;
}

/** The rules that matter in a period; the day rules of each day, the winning one first. */
interface PeriodRules {
  dayRules: readonly DayRule[][];
  packages: UsablePackages;
  lengthRules: readonly LengthRule[];
  minimumRules: readonly MinimumRule[];
}

/** A package may begin so many days before the rental: the longest window. */
const MAX_DAYS_BEFORE = 14;

/** Merges the packages of a car and those of all cars that may begin on one day; cheapest first, then by id. */
function mergePackages(own: UsablePackages[number] = [], common: UsablePackages[number] = []): UsablePackages[number] {
  if (own.length === 0) return common;
  return [...own, ...common].sort(
    (one, other) => one.rule.price - other.rule.price || (one.rule.id < other.rule.id ? -1 : 1),
  );
}

/** Prepares the rules for the rentals of one period (product.md#rates). */
export function preparePeriodRates(
  { shared, ofVehicle }: PreparedRates,
  { period, days }: { period: RentalPeriod; days: number },
): PeriodRates {
  const pickupDate = period.pickup.date;
  const dates = Array.from({ length: days }, (_, index) => addDays(pickupDate, index));
  const narrow = (rules: readonly RateRule[]): PeriodRules => {
    const dayRules = rules.filter((rule) => rule.kind === "day");
    return {
      dayRules: dates.map((date) => listRulesByRank(dayRules, date)),
      packages: listUsablePackages(
        dates,
        rules.filter((rule) => rule.kind === "package"),
        period,
      ),
      lengthRules: rules.filter((rule) => rule.kind === "length").filter((rule) => coversDay(rule, pickupDate)),
      minimumRules: rules.filter((rule) => rule.kind === "minimum").filter((rule) => coversDay(rule, pickupDate)),
    };
  };
  const [first, last] = [addDays(pickupDate, -MAX_DAYS_BEFORE), dates.at(-1) ?? pickupDate];
  const isNear = ({ from, until, yearly }: RateRule) =>
    yearly || ((until === null || until >= first) && (from === null || from <= last));
  const common = narrow(shared.filter(isNear));
  const nearOwn = new Map<string, readonly RateRule[]>();
  for (const [id, rules] of ofVehicle) if (rules.some(isNear)) nearOwn.set(id, rules);
  const narrowedOwn = new Map<string, PeriodRules>();
  const ownOf = ({ id }: { id: string }): PeriodRules | null => {
    const rules = nearOwn.get(id);
    if (!rules) return null;
    const narrowed = narrowedOwn.get(id) ?? narrow(rules);
    narrowedOwn.set(id, narrowed);
    return narrowed;
  };
  const isPricing = ({ dayRules, packages, lengthRules }: PeriodRules) =>
    lengthRules.length > 0 || [...packages, ...dayRules].some((rules) => rules.length > 0);
  const isTooShort = (rule: RateRule) => rule.kind === "minimum" && rule.days > days && coversDay(rule, pickupDate);

  const known = new Map<string, PeriodRate>();
  const decide = (vehicle: RatedVehicle, ownRules: PeriodRules | null): PeriodRate => {
    const isItsRule = (rule: RateRule) => isForVehicle(rule, vehicle);
    // A rule of the car itself wins over any other.
    const winners = dates.map(
      (_, index) => ownRules?.dayRules[index]?.find(isItsRule) ?? common.dayRules[index]?.find(isItsRule) ?? null,
    );
    const packages = dates.map((_, index) =>
      mergePackages(ownRules?.packages[index], common.packages[index]).filter(({ rule }) => isItsRule(rule)),
    );
    const discount = findLengthDiscount([...(ownRules?.lengthRules ?? []), ...common.lengthRules].filter(isItsRule), {
      pickupDate,
      days,
    });
    const packageRules = [...new Set(packages.flatMap((usable) => usable.map(({ rule }) => rule)))];
    const key = [...winners, ...packageRules, discount].map((rule) => rule?.id ?? "").join();
    const same = known.get(key);
    if (same) return same;
    const rate: PeriodRate = {
      rates: {
        dayRules: [...new Set(winners.filter((rule) => rule !== null))],
        packages: packageRules,
        lengthRules: discount ? [discount] : [],
        minimumRules: [],
      },
      rentalOf: (dailyRate) =>
        sumRentalDays(
          winners.map((rule, index) => ({
            date: dates[index] ?? "",
            price: rule ? priceByRule(rule, dailyRate) : dailyRate,
            rule,
          })),
          { usable: packages, discount },
        ),
    };
    known.set(key, rate);
    return rate;
  };
  const ofGroup = new Map<string, PeriodRate>();
  return {
    rateOf: (vehicle) => {
      const own = ownOf(vehicle);
      if (own && isPricing(own)) return decide(vehicle, own);
      const group = `${vehicle.brand}\n${vehicle.category}\n${vehicle.location}`;
      const rate = ofGroup.get(group) ?? decide(vehicle, null);
      ofGroup.set(group, rate);
      return rate;
    },
    minimumDaysOf: (vehicle) => {
      const rules = [...(ownOf(vehicle)?.minimumRules ?? []), ...common.minimumRules];
      const its = rules.filter((rule) => isForVehicle(rule, vehicle));
      return its.length === 0 ? 1 : (findMinimumLength(its, pickupDate)?.days ?? 1);
    },
    mayChangePrices: nearOwn.size > 0 || isPricing(common),
    mayBeTooShort:
      common.minimumRules.some(isTooShort) || [...nearOwn.values()].some((rules) => rules.some(isTooShort)),
    hasOwnPrice: (vehicle) => {
      const own = ownOf(vehicle);
      return own !== null && isPricing(own);
    },
    hasOwnMinimum: (vehicle) => (ownOf(vehicle)?.minimumRules.length ?? 0) > 0,
  };
}
