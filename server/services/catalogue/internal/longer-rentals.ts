import type { OffsetLimit } from "#domain/catalogue/paginate-groups.ts";
import { MAX_COUNTED_VEHICLES, selectedCategories, type VehicleResult } from "#domain/catalogue/search-results.ts";
import type { PeriodRates } from "#domain/rates/period-rates.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import {
  listVehicleIds,
  type VehicleFilter,
  type VehicleListing,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { lengthenSearch } from "./bookable-period.ts";
import { reachableFilter } from "./place-filters.ts";
import type { ResolvedSearch } from "./search.ts";
import { isPriceSort, prepareSearchPeriod, readSearchRates, type SearchRates } from "./search-rates.ts";
import { searchTransfers } from "./search-transfers.ts";
import { createResultMapper, type SearchFacts } from "./vehicle-result.ts";

/** So many minimum lengths are searched by one query. */
const MAX_MINIMUMS_PER_QUERY = 4;

/** The cars of a page that can be had only for a longer rental. */
export interface LongerRentals {
  found: { id: string; longer: LongerSearch }[];
  /** Whether more of them follow on the next page. */
  hasMore: boolean;
}

/** A search for the cars with a minimum length of `minimumDays`, with a rental as long as that. */
export interface LongerSearch {
  minimumDays: number;
  search: ResolvedSearch;
  facts: SearchFacts & { periodRates: PeriodRates };
}

/**
 * Lists the cars that can be at the place of pickup in time and are free, but have a longer minimum length than the rental of the search
 * (product.md#rates): those with the shortest minimum first, then in the order of the search. Filters and totals are those of the shortest rental that
 * is allowed. Nothing is counted: one car more than the page shows is read, to see whether there are more.
 */
export async function listLongerRentals(
  ctx: AppContext,
  search: ResolvedSearch,
  {
    facts,
    rates,
    exceptSlug,
    offset,
    limit,
  }: OffsetLimit & { facts: SearchFacts; rates: SearchRates; exceptSlug: string | undefined },
): Promise<LongerRentals> {
  const { periodRates } = facts;
  if (!periodRates?.mayBeTooShort || offset >= MAX_COUNTED_VEHICLES) return { found: [], hasMore: false };
  const minimums = rates.listUnreachedMinimums(reachableFilter(ctx, search, { ...facts, rates: null }));
  const needed = offset + limit + 1;
  const found: LongerRentals["found"] = [];
  for (let next = 0; next < minimums.length && found.length < needed; next += MAX_MINIMUMS_PER_QUERY) {
    const searches = await Promise.all(
      minimums
        .slice(next, next + MAX_MINIMUMS_PER_QUERY)
        .flatMap((minimumDays) => lengthenFacts(ctx, search, facts, minimumDays) ?? [])
        .map(async (longer) => {
          const { minimumDays } = longer;
          const longerRates = await readSearchRates(ctx, longer.search, longer.facts, {
            shorter: periodRates,
            minimumDays,
          });
          const reachable = reachableFilter(ctx, longer.search, { ...longer.facts, rates: null });
          const filter = { ...reachable, ...longerRates?.filterCars(reachable) };
          return {
            longer,
            longerRates,
            listing: toListing(search, { ...filter, exceptSlug, offset: 0, limit: needed }),
          };
        }),
    );
    const byTotal = isPriceSort(search.criteria.sort)
      ? await Promise.all(searches.map(({ longerRates, listing }) => longerRates?.listByTotal(listing, null) ?? null))
      : [];
    const others = searches.filter((_, index) => !byTotal[index]);
    const idsOfOthers = await listVehicleIds(
      ctx.db,
      others.map(({ listing }) => listing),
    );
    for (const [index, one] of searches.entries()) {
      const ids = byTotal[index] ?? idsOfOthers[others.indexOf(one)] ?? [];
      found.push(...ids.map((id) => ({ id, longer: one.longer })));
    }
  }
  return { found: found.slice(offset, offset + limit), hasMore: found.length >= needed };
}

/** Prepares a search for the shortest possible rental of at least so many days; null if none is possible. */
export function lengthenFacts(
  ctx: AppContext,
  search: ResolvedSearch,
  { cities, pricing }: SearchFacts,
  minimumDays: number,
): LongerSearch | null {
  const longer = lengthenSearch(ctx, search, minimumDays);
  const periodRates = longer && prepareSearchPeriod(ctx, longer, pricing);
  if (!longer || !periodRates) return null;
  const transfers = searchTransfers(ctx, longer, cities);
  return { minimumDays, search: longer, facts: { cities, transfers, pricing, periodRates } };
}

/** Returns the result of a car that can be had only for a longer rental, with the total of that rental. */
export function toLongerResult(
  ctx: AppContext,
  { minimumDays, search, facts }: LongerSearch,
  vehicle: Vehicle,
): VehicleResult {
  const result = createResultMapper(ctx, search, facts)(vehicle);
  return { ...result, ...(search.period && { longer: { minimumDays, returnDate: search.period.return.date } }) };
}

/** Returns the listing of the cars of a group that a search shows, in its order. */
export const toListing = (
  { criteria, brands, language }: ResolvedSearch,
  group: VehicleFilter & OffsetLimit,
): VehicleListing => ({
  language,
  ...group,
  categories: selectedCategories(criteria),
  brands,
  order: criteria.sort,
});
