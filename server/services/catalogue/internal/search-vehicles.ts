import { paginateGroups } from "#domain/catalogue/paginate-groups.ts";
import {
  countFacets,
  countMatchingVehicles,
  type DeliveredVehicles,
  type Facets,
  MAX_COUNTED_VEHICLES,
  RESULTS_PER_PAGE,
  selectedCategories,
  withoutCounts,
} from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import type { Language } from "#domain/languages.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehicles, countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { closedBases } from "./city-hours.ts";
import { citiesContaining, type ResolvedSearch } from "./search.ts";
import { filterByPrice, isPriceSort, readSearchRates, type SearchRates } from "./search-rates.ts";
import { type SearchTransfers, searchTransfers } from "./search-transfers.ts";
import { createResultMapper } from "./vehicle-result.ts";

const NO_CARS: CountedCars = {
  count: 0,
  unavailable: 0,
  isCapped: false,
  facets: { brands: [], categories: [] },
};

/**
 * Searches cars. With dates it finds only free cars, with their total prices; without dates, all cars; for impossible dates, none. Cars that are
 * based in the city come first, and cars that can be delivered there follow. Pages of results go through both groups (product.md#delivered-cars).
 */
export async function searchVehicles(ctx: AppContext, search: ResolvedSearch, cities: readonly City[]) {
  const { criteria, span, page } = search;
  const transfers = searchTransfers(ctx, search, cities);
  const pricing = await readPricing(ctx);
  const rates = await readSearchRates(ctx, search, { cities, transfers, pricing });
  const unpricedFilter: VehicleFilter = {
    transmission: criteria.transmission,
    ...(span && { available: true, freeFor: { ...span, transfers: transfers.transfers, now: ctx.clock() } }),
  };
  const closed = search.city
    ? new Set<string>()
    : closedBases(search.period, search.return?.city ?? null, { cities, now: ctx.clock() });
  const toFilter = (place: VehicleFilter): VehicleFilter => ({
    ...unpricedFilter,
    ...place,
    ...filterByPrice(rates, criteria.priceRange, place),
  });
  const localFilter = toFilter(locatedIn(search, transfers, { cities, closed }));
  // For impossible dates no filter finds anything, so the filter options have no counts.
  if (search.datesProblem !== null)
    return emptyResult(withoutCounts((await countCars(ctx, localFilter, search, rates)).facets));
  const deliveredPlace = deliveredTo(search, transfers);
  const deliveredFilter = deliveredPlace && toFilter(deliveredPlace);
  const [there, deliveredCounts, pinned] = await Promise.all([
    countCars(ctx, localFilter, search, rates),
    deliveredFilter ? countCars(ctx, deliveredFilter, search, rates) : NO_CARS,
    criteria.vehicle
      ? findPinned(ctx, criteria.vehicle, search.language, {
          place: localFilter,
          elsewhere: deliveredFilter,
          narrowed: unpricedFilter,
        })
      : null,
  ]);
  const { first, second } = paginateGroups(there.count, page, RESULTS_PER_PAGE);
  const list = async (group: VehicleFilter, { offset, limit }: { offset: number; limit: number }) => {
    if (limit === 0) return [];
    const listing = {
      language: search.language,
      ...group,
      categories: selectedCategories(criteria),
      brands: search.brands,
      exceptSlug: pinned?.vehicle.slug,
      order: criteria.sort,
      offset,
      limit,
    };
    return rates && isPriceSort(criteria.sort) ? rates.listByTotal(listing) : listShownVehicles(ctx, listing);
  };
  const [localVehicles, deliveredVehicles] = await Promise.all([
    list(localFilter, first),
    deliveredFilter && deliveredCounts.count > 0 ? list(deliveredFilter, second) : [],
  ]);
  const toResult = createResultMapper(ctx, search, { cities, transfers, pricing });
  const results = localVehicles.map(toResult);
  const delivered: DeliveredVehicles | null = deliveredFilter &&
    search.pickup && {
      place: destinationName(search.pickup),
      ...deliveredCounts,
      results: deliveredVehicles.map(toResult),
    };
  const shown = [...results, ...(delivered?.results ?? []), ...(pinned ? [toResult(pinned.vehicle)] : [])];
  return {
    count: there.count,
    unavailable: there.unavailable,
    isCapped: there.isCapped,
    pages: Math.ceil((there.count + deliveredCounts.count) / RESULTS_PER_PAGE),
    days: shown[0]?.quote?.days ?? null,
    searchResults: {
      service: "auto" as const,
      pinned:
        pinned && page === 1
          ? { ...toResult(pinned.vehicle), free: pinned.free && !closed.has(pinned.vehicle.location) }
          : null,
      results,
      facets: there.facets,
      delivered,
    },
  };
}

/** Returns the filter of cars that are based in the city, without those that cannot be at the place of pickup in time. */
function locatedIn(
  { city, criteria }: ResolvedSearch,
  { bases }: SearchTransfers,
  { cities, closed }: { cities: readonly City[]; closed: ReadonlySet<string> },
): VehicleFilter {
  if (!city) {
    const names = citiesContaining(criteria.city, cities);
    if (closed.size === 0) return { cities: names };
    return { cities: (names ?? cities.map(({ name }) => name)).filter((name) => !closed.has(name)) };
  }
  const there = bases?.some(({ base }) => base.slug === city.slug) ?? false;
  return { city: city.name, ...(!there && { bases: [] }) };
}

/** Returns the filter of available cars from other cities that can be delivered in time; null if the search has no known city. */
function deliveredTo({ city }: ResolvedSearch, { bases }: SearchTransfers): VehicleFilter | null {
  if (!city || !bases) return null;
  const others = bases.filter(({ base }) => base.slug !== city.slug);
  return { available: true, bases: others.map(({ base, categories }) => ({ base: base.name, categories })) };
}

function emptyResult(facets: Facets) {
  const searchResults = { service: "auto" as const, pinned: null, results: [], facets, delivered: null };
  return { count: 0, unavailable: 0, isCapped: false, pages: 0, days: null, searchResults };
}

/** Returns the car that the URL names, whatever the filters are, and whether it is free for the dates, either in the city or delivered. */
async function findPinned(
  ctx: AppContext,
  slug: string,
  language: Language,
  {
    place: localFilter,
    elsewhere: deliveredFilter,
    narrowed: baseFilter,
  }: { place: VehicleFilter; elsewhere: VehicleFilter | null; narrowed: VehicleFilter },
) {
  const [vehicle] = await listShownVehicles(ctx, { language, slug, limit: 1 });
  if (!vehicle) return null;
  const { freeFor } = baseFilter;
  if (!freeFor) return { vehicle, free: vehicle.available };
  const basesFilter =
    localFilter.city === vehicle.location ? { bases: localFilter.bases } : { bases: deliveredFilter?.bases };
  const free = await listShownVehicles(ctx, { slug, available: true, freeFor, ...basesFilter, limit: 1 });
  return { vehicle, free: free.length > 0 };
}

/** The number of cars that a search finds in a place, and the number for each option of its filters. */
interface CountedCars {
  count: number;
  /** The number of listed cars that are unavailable; 0 if counting stopped at the limit. */
  unavailable: number;
  /** Whether counting stopped at the limit, so that there are more cars. */
  isCapped: boolean;
  facets: Facets;
}

/**
 * Counts the cars of a place that match all filters except brand and category, by brand and category (product.md#explore). Uses the stored counts if
 * they suffice. If each car must be checked, counts at most `MAX_COUNTED_VEHICLES` cars; if there are more, counts only the cars that the search
 * finds, and not those of each filter option.
 */
async function countCars(
  ctx: AppContext,
  localFilter: VehicleFilter,
  { criteria, brands }: Pick<ResolvedSearch, "criteria" | "brands">,
  rates: SearchRates | null,
): Promise<CountedCars> {
  const { city, cities, bases, available } = localFilter;
  // Omit the dates, so that searches with other dates in the same place use the same cached counts.
  const place = { city, cities, bases, available };
  const summaryCounts = rates?.countGroups(place) ?? (await countVehicles(ctx.db, place));
  const toExactCounts = (counted: readonly VehicleCount[]) => ({
    ...countMatchingVehicles(counted, criteria),
    isCapped: false,
    facets: countFacets(counted, criteria),
  });
  if (isCountableBySummary(localFilter)) return toExactCounts(summaryCounts);
  if (summaryCounts.reduce((all, { displayed }) => all + displayed, 0) <= MAX_COUNTED_VEHICLES) {
    return toExactCounts((await countVehiclesUpTo(ctx.db, localFilter, MAX_COUNTED_VEHICLES)).counts);
  }
  const searchFilter = { ...localFilter, brands, categories: selectedCategories(criteria) };
  const { counts, isCapped } = await countVehiclesUpTo(ctx.db, searchFilter, MAX_COUNTED_VEHICLES);
  const counted = isCapped ? { count: MAX_COUNTED_VEHICLES, unavailable: 0 } : countMatchingVehicles(counts, criteria);
  return { ...counted, isCapped, facets: withoutCounts(countFacets(summaryCounts, criteria)) };
}

/** Whether brand, city and category alone decide if a car matches the filter. */
const isCountableBySummary = ({ freeFor, lowestRate, highestRate, rateBands, transmission }: VehicleFilter): boolean =>
  [freeFor, lowestRate, highestRate, rateBands, transmission].every((narrowing) => narrowing === undefined);
