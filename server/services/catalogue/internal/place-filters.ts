import type { City } from "#domain/cities/city.ts";
import type { AppContext } from "#server/context.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { closedBases } from "./city-hours.ts";
import { citiesContaining, type ResolvedSearch } from "./search.ts";
import { filterByRates, type SearchRates } from "./search-rates.ts";
import type { SearchTransfers } from "./search-transfers.ts";

/** What the filters of a search depend on beside its criteria. */
interface PlaceFacts {
  cities: readonly City[];
  transfers: SearchTransfers;
  rates: SearchRates | null;
}

/** The filters of a search without brands and categories: of the cars that are based in its place, and of those that are delivered there. */
interface PlaceFilters {
  local: VehicleFilter;
  /** Null if the search has no known city. */
  delivered: VehicleFilter | null;
}

/** Returns the filters of both groups of a search (product.md#delivered-cars). */
export function placeFilters(ctx: AppContext, search: ResolvedSearch, facts: PlaceFacts): PlaceFilters {
  const { criteria, span } = search;
  const { transfers, rates } = facts;
  const toFilter = (place: VehicleFilter): VehicleFilter => ({
    transmission: criteria.transmission,
    ...(span && { available: true, freeFor: { ...span, transfers: transfers.transfers, now: ctx.clock() } }),
    ...place,
    ...filterByRates(rates, criteria.priceRange, place),
  });
  const deliveredPlace = deliveredTo(search, transfers);
  return { local: toFilter(locatedIn(ctx, search, facts)), delivered: deliveredPlace && toFilter(deliveredPlace) };
}

/** Returns the filter of the cars of all groups together: those that can be at the place of pickup in time. */
export function reachableFilter(ctx: AppContext, search: ResolvedSearch, facts: PlaceFacts): VehicleFilter {
  const { local, delivered } = placeFilters(ctx, search, { ...facts, rates: null });
  const { bases } = facts.transfers;
  if (!delivered || !bases) return local;
  const { city: _city, ...rest } = local;
  return {
    ...rest,
    bases: bases.map(({ base, categories }) => ({ base: base.name, categories })),
  };
}

/** Returns the filter of cars that are based in the city, without those that cannot be at the place of pickup in time. */
function locatedIn(ctx: AppContext, search: ResolvedSearch, { cities, transfers }: PlaceFacts): VehicleFilter {
  const { city, criteria } = search;
  if (!city) {
    const closed = closedBases(search.period, search.return?.city ?? null, { cities, now: ctx.clock() });
    const names = citiesContaining(criteria.city, cities);
    if (closed.size === 0) return { cities: names };
    return { cities: (names ?? cities.map(({ name }) => name)).filter((name) => !closed.has(name)) };
  }
  const there = transfers.bases?.some(({ base }) => base.slug === city.slug) ?? false;
  return { city: city.name, ...(!there && { bases: [] }) };
}

/** Returns the filter of available cars from other cities that can be delivered in time; null if the search has no known city. */
function deliveredTo({ city }: ResolvedSearch, { bases }: SearchTransfers): VehicleFilter | null {
  if (!city || !bases) return null;
  const others = bases.filter(({ base }) => base.slug !== city.slug);
  return { available: true, bases: others.map(({ base, categories }) => ({ base: base.name, categories })) };
}
