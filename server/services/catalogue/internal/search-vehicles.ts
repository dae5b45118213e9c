import { countSought, type Facets, facetsOf, RESULTS_PER_PAGE, type VehicleResult } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type City, findCity } from "#domain/places.ts";
import { quoteRental } from "#domain/prices/price.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import { listVehicles, summariseVehicles, type VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Search } from "./search.ts";
import { vehicleFilter } from "./vehicle-filter.ts";

/**
 * The cars of a search: with dates only those free for them, each with its total; without, all, the unavailable ones marked; for dates
 * that cannot be a rental none, as the booking form would refuse them.
 */
export async function searchVehicles(ctx: AppContext, search: Search, cities: readonly City[]) {
  const { criteria, span, page } = search;
  const { categories, brands, ...anyKind } = vehicleFilter(search);
  const place: VehicleFilter = {
    ...anyKind,
    ...(span && { available: true, freeFor: { ...span, now: ctx.clock() } }),
  };
  if (search.datesProblem !== null) return nothing(facetsOf(await summariseVehicles(ctx.db, place), criteria));
  const pinned = criteria.vehicle ? await findPinned(ctx, criteria.vehicle, place.freeFor) : null;
  const narrowed: VehicleFilter = { ...place, categories, brands, exceptSlug: pinned?.vehicle.slug };
  const [summaries, found] = await Promise.all([
    summariseVehicles(ctx.db, place),
    listVehicles(ctx.db, {
      ...narrowed,
      order: criteria.sort,
      limit: RESULTS_PER_PAGE,
      offset: (page - 1) * RESULTS_PER_PAGE,
    }),
  ]);
  const count = countSought(summaries, criteria);
  const quoted = (vehicle: Vehicle) => quoteFor(vehicle, search, cities, ctx.site);
  const results = found.map(quoted);
  return {
    count,
    pages: Math.ceil(count / RESULTS_PER_PAGE),
    days: results[0]?.quote?.days ?? (pinned && quoted(pinned.vehicle).quote?.days) ?? null,
    findings: {
      service: "auto" as const,
      pinned: pinned && page === 1 ? { ...quoted(pinned.vehicle), free: pinned.free } : null,
      results,
      facets: facetsOf(summaries, criteria),
    },
  };
}

function nothing(facets: Facets) {
  return { count: 0, pages: 0, days: null, findings: { service: "auto" as const, pinned: null, results: [], facets } };
}

/** The car that an address pins, whatever the filters say, and whether it can be had for the dates. */
async function findPinned(ctx: AppContext, slug: string, freeFor: VehicleFilter["freeFor"]) {
  const [vehicle] = await listVehicles(ctx.db, { slug, limit: 1 });
  if (!vehicle) return null;
  if (!freeFor) return { vehicle, free: vehicle.available };
  const free = await listVehicles(ctx.db, { slug, available: true, freeFor, limit: 1 });
  return { vehicle, free: free.length > 0 };
}

/** A car with its whole price for the period of a search; without one where no period is asked for. */
export function quoteFor(
  vehicle: Vehicle,
  search: Search,
  cities: readonly City[],
  { oneWayRatePerKilometre }: SiteConfiguration,
): VehicleResult {
  const pickupCity = findCity(vehicle.location, cities);
  if (!search.period || !pickupCity) return { vehicle, quote: null };
  const { days, rental, oneWay, total } = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: search.period.pickup,
    return: search.period.return,
    pickupCity,
    returnCity: search.returnCity ?? pickupCity,
    oneWayRatePerKilometre,
    terms: vehicle.terms,
  });
  return { vehicle, quote: { days, rental, oneWay, total } };
}
