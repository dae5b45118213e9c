import type { City } from "#domain/cities/city.ts";
import {
  type DeliveredListing,
  findOriginsDeliveringTo,
  sumDeliveredVehicles,
} from "#domain/delivery/delivered-listing.ts";
import type { Language } from "#domain/languages.ts";
import type { VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/** Maximum number of delivered cars on a page; a search lists the others. */
const MAX_DELIVERED_SHOWN = 6;
/** Up to this number, the page shows all delivered cars: a link to one or two further cars is not worthwhile. */
const MAX_SHOWN_WITHOUT_SEARCH = 8;

/** A summary of a page's delivered cars, before any of them is loaded. */
export interface DeliveredSummary extends Omit<DeliveredListing, "vehicles"> {
  summaries: VehicleSummary[];
  /** The filter that selects the delivered cars. */
  filter: VehicleFilter;
}

/** Summarises the cars of other cities that can be delivered to this city, from vehicle summaries that the page has already loaded. */
export function summariseDelivered(
  ctx: AppContext,
  city: City,
  { cities, summaries }: { cities: readonly City[]; summaries: readonly VehicleSummary[] },
): DeliveredSummary {
  const bases = findOriginsDeliveringTo(city, cities, ctx.site.delivery);
  return {
    ...sumDeliveredVehicles(summaries, bases),
    filter: { bases: bases.map(({ base, categories }) => ({ base: base.name, categories })) },
  };
}

/** Loads the delivered cars that a page lists after its own cars, nearest first. Needs one query, or none if there are no delivered cars. */
export async function readDeliveredGroup(
  ctx: AppContext,
  { latitude, longitude }: Pick<City, "latitude" | "longitude">,
  { total, origins, filter }: DeliveredSummary,
  {
    page,
    pages,
    language,
    ...narrowing
  }: { page: number; pages: number; language: Language } & Pick<VehicleFilter, "brands" | "categories">,
): Promise<DeliveredListing> {
  const isShown = page === pages && total.vehicles > 0;
  const vehicles = isShown
    ? await listShownVehicles(ctx, {
        language,
        ...filter,
        ...narrowing,
        available: true,
        ...(latitude !== null && longitude !== null && { near: { latitude, longitude } }),
        order: "rating",
        limit: total.vehicles <= MAX_SHOWN_WITHOUT_SEARCH ? MAX_SHOWN_WITHOUT_SEARCH : MAX_DELIVERED_SHOWN,
      })
    : [];
  return { total, origins, vehicles };
}
