import {
  countSought,
  type DeliveredVehicles,
  type Facets,
  facetsOf,
  MOST_COUNTED,
  RESULTS_PER_PAGE,
  soughtCategories,
  uncounted,
} from "#domain/catalogue/explore.ts";
import { pageOfGroups } from "#domain/catalogue/group-pages.ts";
import type { VehicleCount } from "#domain/catalogue/vehicle-summary.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import type { City } from "#domain/places.ts";
import type { AppContext } from "#server/context.ts";
import { listVehicles, type VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehicles, countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import { quotedResult } from "./quoted-result.ts";
import { citiesContaining, type Search } from "./search.ts";
import { type SearchTransfers, searchTransfers } from "./search-transfers.ts";

const NO_CARS: CountedCars = {
  count: 0,
  unavailable: 0,
  capped: false,
  facets: { brands: [], categories: [] },
};

/**
 * The cars of a search: with dates only those free for them, each with its total; without, all, the unavailable ones marked; for dates
 * that cannot be a rental none, as the booking form would refuse them. Those that stand in the city come first; those of other cities that are
 * delivered there follow, and paging goes through the one and then the other (product.md#delivered-cars).
 */
export async function searchVehicles(ctx: AppContext, search: Search, cities: readonly City[]) {
  const { criteria, span, page } = search;
  const transfers = searchTransfers(ctx, search, cities);
  const narrowed: VehicleFilter = {
    lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
    highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    transmission: criteria.transmission,
    ...(span && { available: true, freeFor: { ...span, transfers: transfers.transfers, now: ctx.clock() } }),
  };
  const place = { ...narrowed, ...standingThere(search, transfers, cities) };
  // No choice shows anything on such days, so none says a figure.
  if (search.datesProblem !== null) return nothing(uncounted((await countCars(ctx, place, search)).facets));
  const elsewhere = deliveredThere(search, transfers);
  const [there, brought, pinned] = await Promise.all([
    countCars(ctx, place, search),
    elsewhere ? countCars(ctx, { ...narrowed, ...elsewhere }, search) : NO_CARS,
    criteria.vehicle ? findPinned(ctx, criteria.vehicle, { place, elsewhere, narrowed }) : null,
  ]);
  const { first, second } = pageOfGroups(there.count, page, RESULTS_PER_PAGE);
  const list = async (group: VehicleFilter, { offset, limit }: { offset: number; limit: number }) =>
    limit === 0
      ? []
      : listVehicles(ctx.db, {
          ...group,
          categories: soughtCategories(criteria),
          brands: search.brands,
          exceptSlug: pinned?.vehicle.slug,
          order: criteria.sort,
          offset,
          limit,
        });
  const [found, deliveredFound] = await Promise.all([
    list(place, first),
    elsewhere && brought.count > 0 ? list({ ...narrowed, ...elsewhere }, second) : [],
  ]);
  const quoted = quotedResult(ctx, search, { cities, transfers });
  const results = found.map(quoted);
  const delivered: DeliveredVehicles | null = elsewhere &&
    search.pickup && {
      place: destinationName(search.pickup),
      ...brought,
      results: deliveredFound.map(quoted),
    };
  const shown = [...results, ...(delivered?.results ?? []), ...(pinned ? [quoted(pinned.vehicle)] : [])];
  return {
    count: there.count,
    unavailable: there.unavailable,
    capped: there.capped,
    pages: Math.ceil((there.count + brought.count) / RESULTS_PER_PAGE),
    days: shown[0]?.quote?.days ?? null,
    findings: {
      service: "auto" as const,
      pinned: pinned && page === 1 ? { ...quoted(pinned.vehicle), free: pinned.free } : null,
      results,
      facets: there.facets,
      delivered,
    },
  };
}

/** The cars of the city, as ever; those that cannot reach a far place of it in time are not among them. */
function standingThere({ city, criteria }: Search, { bases }: SearchTransfers, cities: readonly City[]): VehicleFilter {
  if (!city) return { cities: citiesContaining(criteria.city, cities) };
  const there = bases?.some(({ base }) => base.slug === city.slug) ?? false;
  return { city: city.name, ...(!there && { bases: [] }) };
}

/** The cars of other cities that can be there in time, in service; null while no known city is searched. */
function deliveredThere({ city }: Search, { bases }: SearchTransfers): VehicleFilter | null {
  if (!city || !bases) return null;
  const others = bases.filter(({ base }) => base.slug !== city.slug);
  return { available: true, bases: others.map(({ base, categories }) => ({ base: base.name, categories })) };
}

function nothing(facets: Facets) {
  const findings = { service: "auto" as const, pinned: null, results: [], facets, delivered: null };
  return { count: 0, unavailable: 0, capped: false, pages: 0, days: null, findings };
}

/** The car that an address pins, whatever the filters say, and whether it can be had for the dates, where it stands or delivered. */
async function findPinned(
  ctx: AppContext,
  slug: string,
  { place, elsewhere, narrowed }: { place: VehicleFilter; elsewhere: VehicleFilter | null; narrowed: VehicleFilter },
) {
  const [vehicle] = await listVehicles(ctx.db, { slug, limit: 1 });
  if (!vehicle) return null;
  const { freeFor } = narrowed;
  if (!freeFor) return { vehicle, free: vehicle.available };
  const reached = place.city === vehicle.location ? { bases: place.bases } : { bases: elsewhere?.bases };
  const free = await listVehicles(ctx.db, { slug, available: true, freeFor, ...reached, limit: 1 });
  return { vehicle, free: free.length > 0 };
}

/** How many cars a search finds in a place, and how many each choice of its filters would show. */
interface CountedCars {
  count: number;
  /** Of these, those that are listed and cannot be had; 0 when there are more than were counted. */
  unavailable: number;
  /** There are more than were counted. */
  capped: boolean;
  facets: Facets;
}

/**
 * Counts the cars of a place, narrowed by everything but brands and categories: exactly by what the database keeps, or, where each car has to
 * be looked at, up to `MOST_COUNTED`; in a place with more cars than that only those that are sought, not every choice (product.md#explore).
 */
async function countCars(
  ctx: AppContext,
  place: VehicleFilter,
  { criteria, brands }: Pick<Search, "criteria" | "brands">,
): Promise<CountedCars> {
  const { city, cities, bases, available } = place;
  // Not of its dates, so that the next dates of the same place are answered from memory.
  const kept = await countVehicles(ctx.db, { city, cities, bases, available });
  const exactly = (counted: readonly VehicleCount[]) => ({
    ...countSought(counted, criteria),
    capped: false,
    facets: facetsOf(counted, criteria),
  });
  if (isToldByGroups(place)) return exactly(kept);
  if (kept.reduce((all, { displayed }) => all + displayed, 0) <= MOST_COUNTED) {
    return exactly((await countVehiclesUpTo(ctx.db, place, MOST_COUNTED)).counts);
  }
  const sought = { ...place, brands, categories: soughtCategories(criteria) };
  const { counts, capped } = await countVehiclesUpTo(ctx.db, sought, MOST_COUNTED);
  const counted = capped ? { count: MOST_COUNTED, unavailable: 0 } : countSought(counts, criteria);
  return { ...counted, capped, facets: uncounted(facetsOf(kept, criteria)) };
}

/** Whether brand, city and category tell of each car whether it is meant. */
const isToldByGroups = ({ freeFor, lowestRate, highestRate, transmission }: VehicleFilter): boolean =>
  [freeFor, lowestRate, highestRate, transmission].every((narrowing) => narrowing === undefined);
