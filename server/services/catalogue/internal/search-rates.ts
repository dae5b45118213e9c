import type { PriceRange } from "#domain/catalogue/filters.ts";
import { selectedCategories } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import type { Cents } from "#domain/money.ts";
import { listHoursFees } from "#domain/opening-hours/city-hours.ts";
import { type PeriodRates, preparePeriodRates } from "#domain/rates/period-rates.ts";
import type { RatedVehicle } from "#domain/rates/rate-rule.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import {
  listRatesInBands,
  type VehicleFilter,
  type VehicleListing,
  type VehicleRate,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { listRatedVehicles, type RatedGroup } from "#server/repositories/vehicles/rated-vehicles.ts";
import type { RateBands, VehicleGroupFilter } from "#server/repositories/vehicles/vehicle-conditions.ts";
import type { Pricing } from "#server/services/internal/read-pricing.ts";
import { readFromRates } from "#server/services/internal/shown-vehicles.ts";
import { createBands, findBand, isInGroup, type PriceLimit, toRateBands } from "./rate-bands.ts";
import type { ResolvedSearch } from "./search.ts";
import { createCostReader, type SearchFacts } from "./vehicle-result.ts";

/** More cars than a search of one place compares; PostgreSQL stops there. */
const MAX_COMPARED_VEHICLES = 10_000;
/** So many cars more than probably necessary are expected within the first bound of the totals: a second query costs more than reading them. */
const EXPECTED_MARGIN = 2;
/** A bound for fewer cars would often be too narrow, and saves nothing. */
const MIN_EXPECTED_VEHICLES = 100;
/** The share of the cars that are free, if it is not known. */
const USUAL_FREE_SHARE = 0.4;
/** So many of the expected cars are read at once; if there are more, the bound was too wide. */
const MAX_READ_PER_EXPECTED = 3;
/** A bound that too few cars reach is widened for at least so many times the cars. */
const MIN_WIDENING = 4;
/** Halvings of the range of totals to find a bound: the bound may be a little too wide. */
const BOUND_STEPS = 30;

/** Whether a list is sorted by price, either way. */
export const isPriceSort = (sort: string | undefined): boolean => sort === "price" || sort === "-price";

/** Filters and sorts the cars of a search by what the rates of its dates make of their base rates. */
export interface SearchRates {
  /** Counts the cars of a place by brand and category, as `countVehicles` does, without a query of its own. */
  countGroups: (place: VehicleGroupFilter) => VehicleCount[];
  /** Returns the filter of the cars whose price per day is in a range (product.md#explore), and that may be rented for so long. */
  filterCars: (group: VehicleGroupFilter) => Pick<VehicleFilter, "rateBands">;
  /**
   * Lists the ids of the cars of one page of results by their totals (product.md#explore); null if base rates give the same order. `count` is the number
   * of cars that the listing finds, if it is known.
   */
  listByTotal: (listing: VehicleListing, count: number | null) => Promise<string[] | null>;
  /** Returns the minimum length of a car if the rental does not reach it; otherwise null. */
  unreachedMinimumOf: (vehicle: RatedVehicle) => number | null;
  /** Lists the minimum lengths of the cars of a place that the rental does not reach, the shortest first. */
  listUnreachedMinimums: (place: VehicleGroupFilter) => number[];
}

/** Prepares the rules for the dates of a search; null without dates. */
export function prepareSearchPeriod(
  { site }: Pick<AppContext, "site">,
  { period }: Pick<ResolvedSearch, "period">,
  pricing: Pricing,
): PeriodRates | null {
  return period && preparePeriodRates(pricing, { period, days: countDays(site, period) });
}

const countDays = ({ graceMinutes }: AppContext["site"], period: NonNullable<ResolvedSearch["period"]>) =>
  countRentalDays(period.pickup, period.return, graceMinutes);

/**
 * Reads what a search with dates needs to filter and sort by the rates; null if no rule and no fee for hours changes its results, so that base rates
 * filter and sort. In a group of brand, category and base city the total never falls as the base rate rises. So a limit of the price is one of the base rate, and PostgreSQL
 * reads the cars of a group in the order of its index. Cars with rules of their own are judged one by one. With `longer`, it finds
 * the cars with this minimum length, for the dates of a rental that reaches it; `shorter` are the rules for the dates of the search.
 */
export async function readSearchRates(
  ctx: AppContext,
  search: ResolvedSearch,
  facts: SearchFacts,
  longer?: { shorter: PeriodRates; minimumDays: number },
): Promise<SearchRates | null> {
  const { period, criteria } = search;
  const { periodRates } = facts;
  if (!period || !periodRates) return criteria.priceRange ? readFromRateFilter(ctx, criteria.priceRange) : null;
  const days = countDays(ctx.site, period);
  const isByPrice = criteria.priceRange !== undefined || isPriceSort(criteria.sort);
  const lengths = longer ?? (periodRates.mayBeTooShort ? { shorter: periodRates, minimumDays: null } : null);
  const isByRates = isByPrice && (periodRates.mayChangePrices || dependsOnBase(search, facts.cities));
  if (!lengths && !isByRates) return null;
  const { groups, ruled } = await listRatedVehicles(ctx.db);
  const minimumOf = (vehicle: RatedVehicle) => lengths?.shorter.minimumDaysOf(vehicle) ?? 1;
  const isLongEnough = (vehicle: RatedVehicle) => {
    if (!lengths) return true;
    const { minimumDays } = lengths;
    return minimumDays === null ? minimumOf(vehicle) <= days : minimumOf(vehicle) === minimumDays;
  };
  const costOf = createCostReader(ctx, search, facts);
  const priceOf = (vehicle: RatedVehicle, of: PriceLimit["of"]) => {
    const { rentalOf } = periodRates.rateOf(vehicle);
    const cost = of === "total" ? costOf(vehicle) : 0;
    return (dailyRate: Cents) => rentalOf(dailyRate) + cost;
  };
  const totalOf = (vehicle: VehicleRate) => priceOf(vehicle, "total")(vehicle.dailyRate);
  const hasOwnRules = (vehicle: RatedVehicle) =>
    periodRates.hasOwnPrice(vehicle) || (lengths?.shorter.hasOwnMinimum(vehicle) ?? false);
  const groupsOf = (filter: VehicleGroupFilter) => groups.filter((group) => isInGroup(filter, group));
  const ruledOf = (filter: VehicleGroupFilter) =>
    ruled.filter((vehicle) => isInGroup(filter, vehicle) && hasOwnRules(vehicle));
  const createBandsFor = (limits: readonly PriceLimit[]) =>
    createBands(priceOf, limits, (group) => [periodRates.rateOf(group), costOf(group)]);
  const toBands = (limits: readonly PriceLimit[], filter: VehicleGroupFilter): RateBands => {
    const isWithin = (vehicle: VehicleRate) =>
      isLongEnough(vehicle) &&
      limits.every(({ of, lowest, highest }) => {
        const price = priceOf(vehicle, of)(vehicle.dailyRate);
        return lowest <= price && price <= highest;
      });
    const bandOf = createBandsFor(limits);
    return toRateBands(groupsOf(filter), ruledOf(filter), {
      isWithin,
      // Without limits, only the groups that do not match need a band.
      bandOf: limits.length === 0 ? null : (group) => (isLongEnough(group) ? bandOf(group) : null),
      isOpen: isLongEnough,
    });
  };
  const dayLimits = (): PriceLimit[] => {
    const [lowest, highest] = criteria.priceRange ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return [{ of: "rental", lowest: lowest * 100 * days, highest: highest * 100 * days }];
  };
  return {
    ...countBy(groups),
    filterCars: (filter) => (lengths || criteria.priceRange ? { rateBands: toBands(dayLimits(), filter) } : {}),
    async listByTotal(listing, count) {
      const narrowed = { ...listing, categories: listing.categories ?? selectedCategories(criteria) };
      const open = groupsOf(narrowed).filter(isLongEnough);
      const classes = new Map(open.map((group) => [periodRates.rateOf(group), costOf(group)]));
      const isOneClass = classes.size <= 1 && new Set(open.map(costOf)).size <= 1;
      if (isOneClass && ruledOf(narrowed).length === 0) return null;
      const { offset = 0, limit, order } = listing;
      const needed = offset + limit;
      const isRising = order === "price";
      const bandOf = createBandsFor(dayLimits());
      const spans = open.flatMap((group) => toSpan(group, priceOf(group, "total"), bandOf(group)));
      const freeShare = count === null ? USUAL_FREE_SHARE : count / Math.max(1, countIn(spans));
      const probable = needed / Math.max(freeShare, 1 / needed);
      let expected = Math.max(MIN_EXPECTED_VEHICLES, Math.ceil(probable * EXPECTED_MARGIN));
      let bound = boundOf(spans, expected, isRising);
      let max = Math.min(expected * MAX_READ_PER_EXPECTED, MAX_COMPARED_VEHICLES);
      for (let widened = 0; ; ) {
        const reached: PriceLimit = {
          of: "total",
          lowest: isRising ? 0 : (bound ?? 0),
          highest: isRising ? (bound ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER,
        };
        const rateBands = toBands([...dayLimits(), reached], narrowed);
        const found = await listRatesInBands(ctx.db, { ...listing, rateBands, offset: 0, limit: max });
        const sorted = sortByTotal(found, totalOf, isRising);
        const ruledIds = new Set(rateBands.ruledIds);
        const isFull = found.filter(({ id }) => !ruledIds.has(id)).length >= max;
        if (isFull && max < MAX_COMPARED_VEHICLES) {
          // There may be more cars within the bound, but so many reach this total.
          const next: Cents = sorted[needed - 1]?.total ?? 0;
          if (next === bound) max = MAX_COMPARED_VEHICLES;
          bound = next;
        } else if (sorted.length >= needed || bound === null) {
          return sorted.slice(offset, needed).map(({ id }) => id);
        } else {
          // The estimate was wrong once: a wider bound costs less than a third query.
          expected *=
            widened > 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_WIDENING, (2 * needed) / (sorted.length + 1));
          bound = boundOf(spans, expected, isRising);
          widened += 1;
          max = Math.min(expected * MAX_READ_PER_EXPECTED, MAX_COMPARED_VEHICLES);
        }
      }
    },
    unreachedMinimumOf: (vehicle) => {
      const minimum = minimumOf(vehicle);
      return minimum > days ? minimum : null;
    },
    listUnreachedMinimums: (place) =>
      [...new Set([...groupsOf(place), ...ruledOf(place)].map(minimumOf))]
        .filter((minimum) => minimum > days)
        .sort((one, other) => one - other),
  };
}

/** Whether the hours of their bases make cars of a search without a place cost more in some cities than in others. */
const dependsOnBase = ({ period, pickup, return: back }: ResolvedSearch, cities: readonly City[]): boolean =>
  period !== null &&
  pickup === null &&
  cities.some((base) => listHoursFees(period, { pickup: base, return: back?.city ?? base }).length > 0);

/** A group of cars with its totals; the cars are assumed to be spread evenly between them. */
interface TotalSpan {
  vehicles: number;
  /** The totals at the lowest and at the highest base rate. */
  from: Cents;
  to: Cents;
}

/** Returns the totals of the cars of a group with base rates within a band. */
function toSpan(
  { vehicles, lowestRate, highestRate }: RatedGroup,
  totalAt: (dailyRate: Cents) => Cents,
  [lowest, highest]: readonly [Cents, Cents],
): TotalSpan[] {
  const [from, to] = [Math.max(lowestRate, lowest), Math.min(highestRate, highest)];
  if (from > to) return [];
  const share = highestRate > lowestRate ? (to - from) / (highestRate - lowestRate) : 1;
  return [{ vehicles: vehicles * share, from: totalAt(from), to: totalAt(to) }];
}

const countIn = (spans: readonly TotalSpan[]) => spans.reduce((sum, { vehicles }) => sum + vehicles, 0);

/** Returns a bound that about so many cars reach: at most (if rising) or at least this total; null if all cars are needed. */
function boundOf(spans: readonly TotalSpan[], expected: number, isRising: boolean): Cents | null {
  if (countIn(spans) <= expected) return null;
  const reaching = (bound: number) =>
    spans.reduce((sum, { vehicles, from, to }) => sum + vehicles * shareReaching(bound, { from, to, isRising }), 0);
  let [low, high] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  for (let step = 0; step < BOUND_STEPS && high - low > 1; step += 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaching(middle) >= expected === isRising) high = middle;
    else low = middle;
  }
  return isRising ? high : low;
}

function shareReaching(bound: number, { from, to, isRising }: { from: Cents; to: Cents; isRising: boolean }): number {
  if (from === to) return (isRising ? from <= bound : from >= bound) ? 1 : 0;
  const below = Math.min(1, Math.max(0, (bound - from) / (to - from)));
  return isRising ? below : 1 - below;
}

/** Sorts cars by their totals; of equal totals by base rate, then by slug. */
const sortByTotal = (vehicles: readonly VehicleRate[], totalOf: (vehicle: VehicleRate) => Cents, isRising: boolean) =>
  vehicles
    .map((vehicle) => ({ ...vehicle, total: totalOf(vehicle) }))
    .sort(
      (one, other) =>
        (isRising ? 1 : -1) * (one.total - other.total || one.dailyRate - other.dailyRate) ||
        (one.slug < other.slug ? -1 : 1),
    );

/** Counts cars by their groups, without a query. */
const countBy = (groups: readonly RatedGroup[]): Pick<SearchRates, "countGroups"> => ({
  countGroups: (filter) =>
    mergeCounts(
      groups
        .filter((group) => isInGroup(filter, group))
        .flatMap((group) => {
          if (!filter.available) return [group];
          return group.vehicles > 0 ? [{ ...group, displayed: group.vehicles }] : [];
        }),
    ),
});

function mergeCounts(groups: readonly VehicleCount[]): VehicleCount[] {
  const merged = new Map<string, VehicleCount>();
  for (const { brand, brandSlug, category, vehicles, displayed } of groups) {
    const key = `${category} ${brandSlug}`;
    const sum = merged.get(key);
    if (!sum) merged.set(key, { brand, brandSlug, category, vehicles, displayed });
    else merged.set(key, { ...sum, vehicles: sum.vehicles + vehicles, displayed: sum.displayed + displayed });
  }
  return [...merged.values()];
}

/**
 * Returns the filter of a search without dates: a car matches if the lowest price of its days is in the range (product.md#explore-filters); null if that
 * is always the base rate. In a group of cars it never falls as the base rate rises.
 */
async function readFromRateFilter(ctx: AppContext, [lowest, highest]: PriceRange): Promise<SearchRates | null> {
  const { isBaseRate, fromRateOf } = await readFromRates(ctx);
  if (isBaseRate) return null;
  const { groups, ruled } = await listRatedVehicles(ctx.db);
  const limit = { lowest: lowest * 100, highest: highest * 100 };
  return {
    ...countBy(groups),
    filterCars: (filter) => ({
      rateBands: toRateBands(
        groups.filter((group) => isInGroup(filter, group)),
        ruled.filter((vehicle) => isInGroup(filter, vehicle)),
        {
          isWithin: (vehicle) => limit.lowest <= fromRateOf(vehicle) && fromRateOf(vehicle) <= limit.highest,
          bandOf: (group) => findBand((dailyRate) => fromRateOf({ ...group, dailyRate }), limit),
          isOpen: () => true,
        },
      ),
    }),
    listByTotal: () => Promise.resolve(null),
    unreachedMinimumOf: () => null,
    listUnreachedMinimums: () => [],
  };
}

/** Returns the filters of a search's price and length: base rates without dates or rules, otherwise the bands of its groups of cars. */
export function filterByRates(
  rates: SearchRates | null,
  priceRange: PriceRange | undefined,
  group: VehicleGroupFilter,
): Pick<VehicleFilter, "lowestRate" | "highestRate" | "rateBands"> {
  if (rates) return rates.filterCars(group);
  if (!priceRange) return {};
  return { lowestRate: priceRange[0] * 100, highestRate: priceRange[1] * 100 };
}
