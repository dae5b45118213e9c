import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import { findHighestBaseRate, findLowestBaseRate } from "#domain/rates/base-rate-limit.ts";
import type { PeriodRate } from "#domain/rates/period-rates.ts";
import type { RatedVehicle } from "#domain/rates/rate-rule.ts";
import type { VehicleRate } from "#server/repositories/vehicles/list-vehicles.ts";
import type { RatedGroup } from "#server/repositories/vehicles/rated-vehicles.ts";
import type { RateBands, VehicleGroupFilter } from "#server/repositories/vehicles/vehicle-conditions.ts";

/** The limits of a rental: the price of its days, packages and length discount, or its total, both ends included. */
export interface PriceLimit {
  of: "rental" | "total";
  lowest: Cents;
  highest: Cents;
}

type Band = readonly [lowest: Cents, highest: Cents];

/** A band without base rates: no car matches. */
const NO_BAND: Band = [1, 0];

interface BandRules<Group> {
  /** Whether a car with rules of its own matches. */
  isWithin: (vehicle: VehicleRate) => boolean;
  /** The base rates at which the cars of a group match, or null if none does; null in place of the function if every base rate matches. */
  bandOf: ((group: Group) => Band | null) | null;
  /** Whether the cars of a group match at any base rate, if there is no `bandOf`. */
  isOpen: (group: Group) => boolean;
}

/** Returns the base rates at which the cars of groups match; cars with rules of their own are judged one by one. */
export function toRateBands<Group extends Pick<RatedGroup, "bandKey">>(
  groups: readonly Group[],
  ruled: readonly VehicleRate[],
  { isWithin, bandOf, isOpen }: BandRules<Group>,
): RateBands {
  return {
    byGroup: Object.fromEntries(
      groups.flatMap((group): [string, Band][] => {
        if (!bandOf) return isOpen(group) ? [] : [[group.bandKey, NO_BAND]];
        const band = bandOf(group);
        return band ? [[group.bandKey, band]] : [];
      }),
    ),
    othersMatch: bandOf === null,
    ruledIds: ruled.map(({ id }) => id),
    matchingIds: ruled.filter(isWithin).map(({ id }) => id),
  };
}

/** Returns the base rates at which a price is within its limits. */
export const findBand = (
  priceOf: (dailyRate: Cents) => Cents,
  { lowest, highest }: Pick<PriceLimit, "lowest" | "highest">,
): Band => [
  lowest > 0 ? findLowestBaseRate(priceOf, lowest) : 0,
  highest === Number.MAX_SAFE_INTEGER ? highest : findHighestBaseRate(priceOf, highest),
];

/** Returns a function that gives the base rates at which the cars of a group are within the limits. Groups with the same rules and costs share one. */
export function createBands(
  priceOf: (group: RatedVehicle, of: PriceLimit["of"]) => (dailyRate: Cents) => Cents,
  limits: readonly PriceLimit[],
  classOf: (group: RatedVehicle) => [PeriodRate, cost: Cents],
): (group: RatedVehicle) => Band {
  const bands = new Map<PeriodRate, Map<Cents, Band>>();
  return (group) => {
    const [rate, cost] = classOf(group);
    const byCost = bands.get(rate) ?? new Map<Cents, Band>();
    bands.set(rate, byCost);
    const known = byCost.get(cost);
    if (known) return known;
    const ranges = limits.map((limit) => findBand(priceOf(group, limit.of), limit));
    const band: Band = [
      Math.max(0, ...ranges.map(([low]) => low)),
      Math.min(Number.MAX_SAFE_INTEGER, ...ranges.map(([, high]) => high)),
    ];
    byCost.set(cost, band);
    return band;
  };
}

/** Whether a car or a group of cars matches a filter of groups. */
export function isInGroup(
  { city, cities, categories, brands, bases }: VehicleGroupFilter,
  { brand, location, category }: { brand: string; location: string; category: CategorySlug },
): boolean {
  return (
    (city === undefined || location === city) &&
    (cities === undefined || cities.includes(location)) &&
    (!categories?.length || categories.includes(category)) &&
    (brands === undefined || brands.includes(brand)) &&
    (bases === undefined ||
      bases.some(({ base, categories: reached }) => base === location && reached.includes(category)))
  );
}
