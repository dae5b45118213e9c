import { findDeliveryOrigins } from "#domain/delivery/delivery-reach.ts";
import { computeEarliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { toTransferMinutes } from "#domain/delivery/hold-span.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import type { WaitingEntry } from "#server/repositories/waiting-list/waiting-list.ts";

/** Maximum number of free cars of a category; one is enough for a mail. */
const MAX_FREE_VEHICLES = 20;

/** What somebody waits for: a car or a category, with dates and places. */
export type WaitedForRental = Pick<
  WaitingEntry,
  "scope" | "vehicleId" | "category" | "city" | "pickupCity" | "returnCity" | "pickupAt" | "returnAt"
>;

/**
 * Lists the cars that somebody waits for and that are free for the dates, by the rules of a search: holds, transfers, turnaround, expiries, and the
 * earliest possible pickup (product.md#unit-holds). The car from whose page the renter joined comes first, then the cheapest.
 */
export async function listFreeWaitedFor(
  { clock, site }: Pick<AppContext, "clock" | "site">,
  db: Queryable,
  rental: WaitedForRental,
): Promise<CatalogueVehicle[]> {
  const now = clock();
  const cities = await listActiveCities(db);
  const pickup = findDestination(rental.pickupCity, cities);
  const back = findDestination(rental.returnCity, cities);
  const filter = toFilter(rental);
  if (!pickup || !back || !filter) return [];
  // A car may have moved to another base since, but a category belongs to its city.
  const possibleBases = rental.scope === "vehicle" ? cities : cities.filter(({ name }) => name === rental.city);
  const bases = findDeliveryOrigins(possibleBases, { pickup, return: back }, site.delivery).filter(
    ({ out }) => computeEarliestPickup(now, out, site.delivery) <= rental.pickupAt,
  );
  const vehicles = await listVehicles(db, {
    ...filter,
    bases: bases.map(({ base: origin, categories }) => ({ base: origin.name, categories })),
    available: true,
    freeFor: {
      from: rental.pickupAt,
      to: rental.returnAt,
      transfers: bases.map((origin) => ({ base: origin.base.name, ...toTransferMinutes(origin) })),
      now,
    },
    limit: MAX_FREE_VEHICLES,
  });
  const isRequested = ({ id }: CatalogueVehicle) => Number(id === rental.vehicleId);
  return vehicles.toSorted((one, other) => isRequested(other) - isRequested(one));
}

function toFilter({ scope, vehicleId, category }: WaitedForRental) {
  if (scope === "category") return { categories: [category] };
  return vehicleId === null ? null : { ids: [vehicleId] };
}
