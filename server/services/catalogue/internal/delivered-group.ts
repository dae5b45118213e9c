import type { City } from "#domain/cities/city.ts";
import {
  type DeliveredListing,
  findOriginsDeliveringTo,
  sumDeliveredVehicles,
} from "#domain/delivery/delivered-listing.ts";
import type { VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import { listVehicles, type VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";

/** Delivered cars that a page shows; the search has the others. */
const MAX_DELIVERED_SHOWN = 6;
/** Up to here all are shown: none is worth a page of its own for one or two more. */
const MAX_SHOWN_WITHOUT_SEARCH = 8;

/** What is known of a page's delivered cars before one of them is read. */
export interface DeliveredSummary extends Omit<DeliveredListing, "vehicles"> {
  summaries: VehicleSummary[];
  /** Which they are. */
  filter: VehicleFilter;
}

/** The cars of other cities that are brought to this one, counted from the summaries that the page has read anyway. */
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

/** The group as the page shows it after the last of its own cars, the nearest first: one query, and none where nothing is brought. */
export async function readDeliveredGroup(
  ctx: AppContext,
  { latitude, longitude }: Pick<City, "latitude" | "longitude">,
  { total, origins, filter }: DeliveredSummary,
  { page, pages, ...narrowing }: { page: number; pages: number } & Pick<VehicleFilter, "brands" | "categories">,
): Promise<DeliveredListing> {
  const isShown = page === pages && total.vehicles > 0;
  const vehicles = isShown
    ? await listVehicles(ctx.db, {
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
