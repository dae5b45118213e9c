import type { VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import { bringingBases, type DeliveredGroup, sumDelivered } from "#domain/delivery/delivered-group.ts";
import type { City } from "#domain/places.ts";
import type { AppContext } from "#server/context.ts";
import { listVehicles, type VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";

/** Delivered cars that a page shows; the search has the others. */
const DELIVERED_SHOWN = 6;
/** Up to here all are shown: none is worth a page of its own for one or two more. */
const ALL_SHOWN = 8;

/** What is known of a page's delivered cars before one of them is read. */
export interface UnreadDeliveredCars extends Omit<DeliveredGroup, "vehicles"> {
  summaries: VehicleSummary[];
  /** Which they are. */
  filter: VehicleFilter;
}

/** The cars of other cities that are brought to this one, counted from the summaries that the page has read anyway. */
export function findDelivered(
  ctx: AppContext,
  city: City,
  { cities, summaries }: { cities: readonly City[]; summaries: readonly VehicleSummary[] },
): UnreadDeliveredCars {
  const bases = bringingBases(city, cities, ctx.site.delivery);
  return {
    ...sumDelivered(summaries, bases),
    filter: { bases: bases.map(({ base, categories }) => ({ base: base.name, categories })) },
  };
}

/** The group as the page shows it after the last of its own cars, the nearest first: one query, and none where nothing is brought. */
export async function readDelivered(
  ctx: AppContext,
  { latitude, longitude }: Pick<City, "latitude" | "longitude">,
  { total, bases, filter }: UnreadDeliveredCars,
  { page, pages, ...narrowed }: { page: number; pages: number } & Pick<VehicleFilter, "brands" | "categories">,
): Promise<DeliveredGroup> {
  const shown = page === pages && total.vehicles > 0;
  const vehicles = shown
    ? await listVehicles(ctx.db, {
        ...filter,
        ...narrowed,
        available: true,
        ...(latitude !== null && longitude !== null && { near: { latitude, longitude } }),
        order: "rating",
        limit: total.vehicles <= ALL_SHOWN ? ALL_SHOWN : DELIVERED_SHOWN,
      })
    : [];
  return { total, bases, vehicles };
}
