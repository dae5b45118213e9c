import { type OffsetLimit, paginateGroups } from "#domain/catalogue/paginate-groups.ts";
import {
  countFacets,
  countMatchingVehicles,
  type DeliveredVehicles,
  type Facets,
  MAX_COUNTED_VEHICLES,
  RESULTS_PER_PAGE,
  selectedCategories,
  type VehicleResult,
  withoutCounts,
} from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehicles, countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { closedBases } from "./city-hours.ts";
import { type LongerRentals, lengthenFacts, listLongerRentals, toListing, toLongerResult } from "./longer-rentals.ts";
import { placeFilters } from "./place-filters.ts";
import type { ResolvedSearch } from "./search.ts";
import { isPriceSort, prepareSearchPeriod, readSearchRates, type SearchRates } from "./search-rates.ts";
import { searchTransfers } from "./search-transfers.ts";
import { createResultMapper, type SearchFacts } from "./vehicle-result.ts";

const NO_CARS: CountedCars = {
  count: 0,
  unavailable: 0,
  isCapped: false,
  facets: { brands: [], categories: [] },
};

/**
 * Searches cars. With dates it finds only free cars, with their total prices; without dates, all cars; for impossible dates, none. Cars that are
 * based in the city come first, and cars that can be delivered there follow (product.md#delivered-cars). Then follow cars that can be had only for a
 * longer rental (product.md#rates). Pages of results go through all groups.
 */
export async function searchVehicles(ctx: AppContext, search: ResolvedSearch, cities: readonly City[]) {
  const { criteria, page } = search;
  const pricing = await readPricing(ctx);
  const facts = {
    cities,
    transfers: searchTransfers(ctx, search, cities),
    pricing,
    periodRates: prepareSearchPeriod(ctx, search, pricing),
  };
  const rates = await readSearchRates(ctx, search, facts);
  const { local: localFilter, delivered: deliveredFilter } = placeFilters(ctx, search, { ...facts, rates });
  // For impossible dates no filter finds anything, so the filter options have no counts.
  if (search.datesProblem !== null)
    return emptyResult(withoutCounts((await countCars(ctx, localFilter, search, rates)).facets));
  const [there, deliveredCounts, pinned] = await Promise.all([
    countCars(ctx, localFilter, search, rates),
    deliveredFilter ? countCars(ctx, deliveredFilter, search, rates) : NO_CARS,
    criteria.vehicle ? findPinned(ctx, search, { slug: criteria.vehicle, facts, rates }) : null,
  ]);
  const { first, second, third } = paginateGroups(
    { first: there.count, second: deliveredCounts.count },
    page,
    RESULTS_PER_PAGE,
  );
  const countedPages = Math.ceil((there.count + deliveredCounts.count) / RESULTS_PER_PAGE);
  const exceptSlug = pinned?.vehicle.slug;
  const list = async (
    group: VehicleFilter,
    { count, isCapped }: CountedCars,
    part: OffsetLimit,
  ): Promise<ListedVehicles> => {
    if (part.limit === 0) return { ids: [] };
    const listing = toListing(search, { ...group, exceptSlug, ...part });
    const ids = isPriceSort(criteria.sort) ? await rates?.listByTotal(listing, isCapped ? null : count) : null;
    return ids ? { ids } : { vehicles: await listShownVehicles(ctx, listing) };
  };
  const [localList, deliveredList, longer] = await Promise.all([
    list(localFilter, there, first),
    deliveredFilter && deliveredCounts.count > 0 ? list(deliveredFilter, deliveredCounts, second) : { ids: [] },
    rates && page >= countedPages ? listLongerRentals(ctx, search, { facts, rates, exceptSlug, ...third }) : NO_LONGER,
  ]);
  const idsOf = (group: ListedVehicles) => ("ids" in group ? group.ids : []);
  const ids = [...idsOf(localList), ...idsOf(deliveredList), ...longer.found.map(({ id }) => id)];
  const listed =
    ids.length > 0 ? await listShownVehicles(ctx, { ids, limit: ids.length, language: search.language }) : [];
  const byId = new Map(listed.map((vehicle) => [vehicle.id, vehicle]));
  const vehiclesOf = (group: ListedVehicles) =>
    "ids" in group ? group.ids.flatMap((id) => byId.get(id) ?? []) : group.vehicles;
  const longerResults = longer.found.flatMap(({ id, longer: longerSearch }) => {
    const vehicle = byId.get(id);
    return vehicle ? [toLongerResult(ctx, longerSearch, vehicle)] : [];
  });
  const toResult = createResultMapper(ctx, search, facts);
  const delivered: DeliveredVehicles | null = deliveredFilter &&
    search.pickup && {
      place: destinationName(search.pickup),
      ...deliveredCounts,
      results: vehiclesOf(deliveredList).map(toResult),
    };
  return {
    count: there.count,
    unavailable: there.unavailable,
    isCapped: there.isCapped,
    pages: longer.hasMore ? page + 1 : Math.max(countedPages, longerResults.length > 0 ? page : 0),
    days: search.period && countRentalDays(search.period.pickup, search.period.return, ctx.site.graceMinutes),
    searchResults: {
      service: "auto" as const,
      pinned: page === 1 ? pinned : null,
      results: vehiclesOf(localList).map(toResult),
      facets: there.facets,
      delivered,
      longer: longerResults,
    },
  };
}

/** The cars of a group on a page, or their ids if they are read together with those of other groups. */
type ListedVehicles = { vehicles: readonly Vehicle[] } | { ids: readonly string[] };

const NO_LONGER: LongerRentals = { found: [], hasMore: false };

/** Whether a search without a city would pick up the car at a base that is closed then. */
function isAtClosedBase(
  ctx: AppContext,
  { city, period, return: back }: ResolvedSearch,
  cities: readonly City[],
  vehicle: Pick<Vehicle, "location">,
): boolean {
  return !city && closedBases(period, back?.city ?? null, { cities, now: ctx.clock() }).has(vehicle.location);
}

function emptyResult(facets: Facets) {
  const searchResults = { service: "auto" as const, pinned: null, results: [], facets, delivered: null, longer: [] };
  return { count: 0, unavailable: 0, isCapped: false, pages: 0, days: null, searchResults };
}

/**
 * Returns the car that the URL names, whatever the filters are, and whether it is free for the dates, either in the city or delivered. A car with a
 * longer minimum length is priced for the shortest rental that reaches it.
 */
async function findPinned(
  ctx: AppContext,
  search: ResolvedSearch,
  { slug, facts, rates }: { slug: string; facts: SearchFacts; rates: SearchRates | null },
): Promise<(VehicleResult & { free: boolean }) | null> {
  const [vehicle] = await listShownVehicles(ctx, { language: search.language, slug, limit: 1 });
  if (!vehicle) return null;
  const minimumDays = rates?.unreachedMinimumOf(vehicle) ?? null;
  const longer = minimumDays === null ? null : lengthenFacts(ctx, search, facts, minimumDays);
  const result = longer ? toLongerResult(ctx, longer, vehicle) : createResultMapper(ctx, search, facts)(vehicle);
  const { span } = longer?.search ?? search;
  if (!span) return { ...result, free: vehicle.available };
  const { local, delivered } = placeFilters(ctx, longer?.search ?? search, {
    ...(longer?.facts ?? facts),
    rates: null,
  });
  const { bases } = local.city === vehicle.location ? local : (delivered ?? {});
  const { freeFor } = local;
  const free = await listShownVehicles(ctx, { slug, available: true, freeFor, bases, limit: 1 });
  return { ...result, free: free.length > 0 && !isAtClosedBase(ctx, longer?.search ?? search, facts.cities, vehicle) };
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
