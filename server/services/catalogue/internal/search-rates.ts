import type { PriceRange } from "#domain/catalogue/filters.ts";
import { selectedCategories } from "#domain/catalogue/search-results.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import type { Cents } from "#domain/money.ts";
import { listHoursFees } from "#domain/opening-hours/city-hours.ts";
import { findHighestBaseRate, findLowestBaseRate } from "#domain/rates/base-rate-limit.ts";
import { isForVehicle, mayPriceRental } from "#domain/rates/matching-rules.ts";
import type { RatedVehicle, RateRule } from "#domain/rates/rate-rule.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";

import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import {
  listVehicleRates,
  type VehicleFilter,
  type VehicleListing,
  type VehicleRate,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { listRatedVehicles } from "#server/repositories/vehicles/rated-vehicles.ts";
import {
  type RateBands,
  rateBandKeys,
  type VehicleGroupFilter,
} from "#server/repositories/vehicles/vehicle-conditions.ts";
import type { Pricing } from "#server/services/internal/read-pricing.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import type { ResolvedSearch } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";
import { createSearchQuoter } from "./vehicle-result.ts";

/** More cars than a search of one place compares; PostgreSQL stops there. */
const MAX_COMPARED_VEHICLES = 10_000;

/** Whether a list is sorted by price, either way. */
export const isPriceSort = (sort: string | undefined): boolean => sort === "price" || sort === "-price";

/** The limits of a rental: the price of its days, packages and length discount, or its total, both ends included. */
interface PriceLimit {
  of: "rental" | "total";
  lowest: Cents;
  highest: Cents;
}

/** Filters and sorts the cars of a search by what the rates of its dates make of their base rates. */
export interface SearchRates {
  /** Counts the cars of a place by brand and category, as `countVehicles` does, without a query of its own. */
  countGroups: (place: VehicleGroupFilter) => VehicleCount[];
  /** Returns the filter of the cars whose price per day is in a range (product.md#explore). */
  filterByDay: (group: VehicleGroupFilter) => RateBands;
  /** Lists the cars of one page of results by their totals (product.md#explore). */
  listByTotal: (listing: VehicleListing) => Promise<Vehicle[]>;
}

/**
 * Reads what a search with dates needs to filter and sort by the rates; null if no rule and no fee for hours changes the order of the prices on its dates,
 * so that base rates filter and sort. In a group of brand, category and base city the total never falls as the base rate rises. So a limit of the price is one of the base
 * rate, and PostgreSQL reads the cars of a group in the order of its index. Cars with rules of their own are judged one by one.
 */
export async function readSearchRates(
  ctx: AppContext,
  search: ResolvedSearch,
  facts: { cities: readonly City[]; transfers: SearchTransfers; pricing: Pricing },
): Promise<SearchRates | null> {
  const { period, criteria } = search;
  const { pricing } = facts;
  if (!period || !(criteria.priceRange || isPriceSort(criteria.sort))) return null;
  const days = countRentalDays(period.pickup, period.return, ctx.site.graceMinutes);
  const matters = (rule: RateRule) => mayPriceRental(rule, { pickupDate: period.pickup.date, days });
  const shared = pricing.shared.filter(matters);
  const ruledIds = new Set([...pricing.ofVehicle].flatMap(([id, rules]) => (rules.some(matters) ? [id] : [])));
  if (shared.length === 0 && ruledIds.size === 0 && !dependOnBase(search, facts.cities)) return null;
  const { groups, ruled: allRuled } = await listRatedVehicles(ctx.db);
  const ruled = allRuled.filter(({ id }) => ruledIds.has(id));
  const quote = createSearchQuoter(ctx, search, facts);
  const classOf = createClassifier(shared, quote);
  const groupsOf = (filter: VehicleGroupFilter) =>
    groups
      .filter((group) => isInGroup(filter, group))
      .map(({ brand, category, location }) => ({ id: "", brand, category, location }));
  const ruledOf = (filter: VehicleGroupFilter) => ruled.filter((vehicle) => isInGroup(filter, vehicle));
  const toBands = (limits: readonly PriceLimit[], filter: VehicleGroupFilter): RateBands => {
    const bandOf = createBands(quote, limits);
    const own = ruledOf(filter);
    return {
      byGroup: Object.fromEntries(
        groupsOf(filter).flatMap((group) => {
          const band = bandOf(classOf(group), group);
          return rateBandKeys(group.brand, group.location, group.category).map((key) => [key, band]);
        }),
      ),
      ruledIds: own.map(({ id }) => id),
      matchingIds: own.filter((vehicle) => isWithin(quote(vehicle), limits)).map(({ id }) => id),
    };
  };
  const dayLimits = (): PriceLimit[] => {
    const [lowest, highest] = criteria.priceRange ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return [{ of: "rental", lowest: lowest * 100 * days, highest: highest * 100 * days }];
  };
  return {
    countGroups: (filter) =>
      mergeCounts(groups.filter((group) => isInGroup(filter, group) && (!filter.available || group.vehicles > 0))),
    filterByDay: (filter) => toBands(dayLimits(), filter),
    async listByTotal(listing) {
      const narrowed = { ...listing, categories: listing.categories ?? selectedCategories(criteria) };
      const classes = new Set(groupsOf(narrowed).map(classOf));
      if (classes.size <= 1 && ruledOf(narrowed).length === 0) return listShownVehicles(ctx, listing);
      const { offset = 0, limit } = listing;
      const isRising = listing.order === "price";
      const totalOf = (vehicle: RatedVehicle & { dailyRate: Cents }) => quote(vehicle)?.total ?? 0;
      const first = await listVehicleRates(ctx.db, { ...listing, offset: 0, limit: offset + limit });
      let candidates = first;
      if (first.length === offset + limit) {
        // So many cars reach the worst of these totals, so no car beyond it is on the page.
        const totals = first.map(totalOf);
        const reached: PriceLimit = isRising
          ? { of: "total", lowest: 0, highest: Math.max(...totals) }
          : { of: "total", lowest: Math.min(...totals), highest: Number.MAX_SAFE_INTEGER };
        const rateBands = toBands([...dayLimits(), reached], narrowed);
        const all = await listVehicleRates(ctx.db, { ...listing, rateBands, offset: 0, limit: MAX_COMPARED_VEHICLES });
        candidates = keepFirstOfClasses(all, offset + limit, (vehicle) =>
          ruledIds.has(vehicle.id) ? null : classOf(vehicle),
        );
      }
      const ids = candidates
        .map((vehicle) => ({ ...vehicle, total: totalOf(vehicle) }))
        .sort(
          (one, other) =>
            (isRising ? 1 : -1) * (one.total - other.total || one.dailyRate - other.dailyRate) ||
            (one.slug < other.slug ? -1 : 1),
        )
        .slice(offset, offset + limit)
        .map(({ id }) => id);
      if (ids.length === 0) return [];
      const { language } = listing;
      const page = await listShownVehicles(ctx, { ids, limit: ids.length, ...(language && { language }) });
      return page.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  };
}

/** Whether the hours of their bases make cars of a search without a place cost more in some cities than in others. */
const dependOnBase = ({ period, pickup, return: back }: ResolvedSearch, cities: readonly City[]): boolean =>
  period !== null &&
  pickup === null &&
  cities.some((base) => listHoursFees(period, { pickup: base, return: back?.city ?? base }).length > 0);

function mergeCounts(groups: readonly VehicleCount[]): VehicleCount[] {
  const merged = Map.groupBy(groups, ({ brand, category }) => JSON.stringify([brand, category]));
  return [...merged.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const sum = (key: "vehicles" | "displayed") => rows.reduce((all, row) => all + row[key], 0);
    const { brand, brandSlug, category } = first;
    return [{ brand, brandSlug, category, vehicles: sum("vehicles"), displayed: sum("displayed") }];
  });
}

type Quoter = ReturnType<typeof createSearchQuoter>;

/** Returns a function that names the class of a group: groups of a class have the same rules and the same costs of delivery. */
function createClassifier(shared: readonly RateRule[], quote: Quoter): (group: RatedVehicle) => string {
  const costs = new Map<string, Cents>();
  const classes = new Map<string, string>();
  return ({ brand, category, location }) => {
    const key = JSON.stringify([brand, category, location]);
    const known = classes.get(key);
    if (known !== undefined) return known;
    const group = { id: "", brand, category, location };
    const place = JSON.stringify([category, location]);
    const priced = costs.has(place) ? null : quote({ ...group, dailyRate: 0 });
    const cost = costs.get(place) ?? (priced ? priced.total - priced.rental : 0);
    costs.set(place, cost);
    const rules = shared.filter((rule) => isForVehicle(rule, group)).map(({ id }) => id);
    const found = [cost, ...rules].join();
    classes.set(key, found);
    return found;
  };
}

/** Returns a function that gives the base rates at which the cars of a class are within the limits. */
function createBands(quote: Quoter, limits: readonly PriceLimit[]) {
  const bands = new Map<string, readonly [Cents, Cents]>();
  return (className: string, group: RatedVehicle): readonly [Cents, Cents] => {
    const known = bands.get(className);
    if (known) return known;
    const ranges = limits.map(({ of, lowest, highest }) => {
      const priceOf = (dailyRate: Cents) => quote({ ...group, dailyRate })?.[of] ?? 0;
      return [
        lowest > 0 ? findLowestBaseRate(priceOf, lowest) : 0,
        highest === Number.MAX_SAFE_INTEGER ? highest : findHighestBaseRate(priceOf, highest),
      ] as const;
    });
    const band = [Math.max(...ranges.map(([low]) => low)), Math.min(...ranges.map(([, high]) => high))] as const;
    bands.set(className, band);
    return band;
  };
}

const isWithin = (quote: ReturnType<Quoter>, limits: readonly PriceLimit[]) =>
  limits.every(({ of, lowest, highest }) => quote !== null && lowest <= quote[of] && quote[of] <= highest);

/** Keeps the first so many cars of each class, which are in the order of their totals, and all cars without a class. */
function keepFirstOfClasses(
  vehicles: readonly VehicleRate[],
  count: number,
  classOf: (vehicle: VehicleRate) => string | null,
): VehicleRate[] {
  const counts = new Map<string, number>();
  return vehicles.filter((vehicle) => {
    const name = classOf(vehicle);
    if (name === null) return true;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return (counts.get(name) ?? 0) <= count;
  });
}

function isInGroup(
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

/** Returns the filters of a search's price: base rates without dates or rules, otherwise the bands of its group of cars. */
export function filterByPrice(
  rates: SearchRates | null,
  priceRange: PriceRange | undefined,
  group: VehicleGroupFilter,
): Pick<VehicleFilter, "lowestRate" | "highestRate" | "rateBands"> {
  if (!priceRange) return {};
  if (rates) return { rateBands: rates.filterByDay(group) };
  return { lowestRate: priceRange[0] * 100, highestRate: priceRange[1] * 100 };
}
