import { findDeliveryOrigins } from "#domain/delivery/delivery-reach.ts";
import { computeEarliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { findUnreachedMinimum } from "#domain/rates/minimum-length.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import type { WaitingEntry } from "#server/repositories/waiting-list/waiting-list.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";

/** Maximum number of free cars of a category; one is enough for a mail. */
const MAX_FREE_VEHICLES = 20;

/** What somebody waits for: a car or a category, with dates and places. */
export type WaitedForRental = Pick<
  WaitingEntry,
  "scope" | "vehicleId" | "category" | "city" | "pickupCity" | "returnCity" | "pickupAt" | "returnAt"
>;

/**
 * Lists the cars that somebody waits for and that can be requested for the dates: holds, transfers, turnaround, expiries, the earliest possible pickup,
 * the hours of the cities and the minimum length of the rates are those of a request (product.md#waiting-list). The car from whose page the renter joined comes first, then the cheapest.
 */
export async function listFreeWaitedFor(
  ctx: AppContext,
  db: Queryable,
  rental: WaitedForRental,
): Promise<CatalogueVehicle[]> {
  const { site } = ctx;
  const now = ctx.clock();
  const cities = await listActiveCities(db);
  const pickup = findDestination(rental.pickupCity, cities);
  const back = findDestination(rental.returnCity, cities);
  const filter = toFilter(rental);
  if (!pickup || !back || !filter) return [];
  const period = {
    pickup: toCivilMoment(rental.pickupAt, pickup.city.timeZone),
    return: toCivilMoment(rental.returnAt, back.city.timeZone),
  };
  if (checkCityHours(period, { pickup: pickup.city, return: back.city }, { now }).length > 0) return [];
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
  const { ratesOf } = await readPricing(ctx, db);
  const isLongEnough = (vehicle: CatalogueVehicle) =>
    findUnreachedMinimum(period, { rules: ratesOf(vehicle).minimumRules, graceMinutes: site.graceMinutes }) === null;
  const isRequested = ({ id }: CatalogueVehicle) => Number(id === rental.vehicleId);
  return vehicles.filter(isLongEnough).toSorted((one, other) => isRequested(other) - isRequested(one));
}

function toFilter({ scope, vehicleId, category }: WaitedForRental) {
  if (scope === "category") return { categories: [category] };
  return vehicleId === null ? null : { ids: [vehicleId] };
}
