import { pickupTooSoon, tooFarToDeliver } from "#domain/delivery/delivery-words.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { earliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { transferMinutes } from "#domain/delivery/held-span.ts";
import { type ReachingBase, reachingBases } from "#domain/delivery/reach.ts";
import type { City } from "#domain/places.ts";
import { civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { beginningAt, type WaysOn } from "#domain/search/ways-on.ts";
import type { AppContext } from "#server/context.ts";
import { findMetSearches, MOST_SEARCHES } from "#server/repositories/vehicles/free-periods.ts";
import { listVehicles, type VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Search } from "./search.ts";

type WhyNotDelivered = Pick<WaysOn, "reason" | "soonest">;
const UNKNOWN: WhyNotDelivered = { reason: null, soonest: null };

/** Where cars could be driven there, only not by the pickup: what the drive takes, and the first pickup for which one is free (product.md#no-dead-ends). */
export async function whyNotInTime(
  ctx: AppContext,
  { kind, ...search }: Search & { kind: VehicleFilter },
  cities: readonly City[],
): Promise<WhyNotDelivered> {
  const { pickup, period, span } = search;
  if (!pickup || !period || !span) return UNKNOWN;
  const now = ctx.clock();
  const { delivery } = ctx.site;
  const { timeZone } = pickup.city;
  const returnZone = search.return?.city.timeZone ?? timeZone;
  const moments = reaching(ctx, search, cities)
    .map((base) => ({ base, earliest: earliestPickup(now, base.out, delivery) }))
    .filter(({ base, earliest }) => base.out.minutes > 0 && earliest > span.from)
    .sort((one, other) => one.earliest.getTime() - other.earliest.getTime())
    .slice(0, MOST_SEARCHES)
    .map(({ base, earliest }) => {
      const moved = beginningAt(period, civilNow(earliest, timeZone));
      const transfers = [{ base: base.base.name, ...transferMinutes(base) }];
      const freeFor = { from: earliest, to: toInstant(moved.return, returnZone), transfers, now };
      return { moved, base, sought: { ...kind, available: true, bases: deliveringBases([base]), freeFor } };
    });
  const met = await findMetSearches(
    ctx.db,
    moments.map(({ sought }) => sought),
  );
  const soonest = moments.find((_, place) => met.has(place));
  if (!soonest) return UNKNOWN;
  const { moved, base } = soonest;
  const reason = pickupTooSoon({
    base: base.base.name,
    place: destinationName(pickup),
    out: base.out,
    preparationHours: delivery.preparationHours,
    earliest: moved.pickup,
  });
  const { date: pickupDate, time: pickupTime } = moved.pickup;
  return { reason, soonest: { pickupDate, pickupTime, returnDate: moved.return.date } };
}

/** Where no car of the kind stands near enough, on whatever dates: that, in words. */
export async function whyNotEver(
  ctx: AppContext,
  { kind, ...search }: Search & { kind: VehicleFilter },
  cities: readonly City[],
): Promise<WhyNotDelivered> {
  const { pickup } = search;
  if (!pickup || pickup.city.latitude === null || pickup.city.longitude === null) return UNKNOWN;
  const bases = deliveringBases(reaching(ctx, search, cities));
  const reached = await listVehicles(ctx.db, { ...kind, available: true, bases, limit: 1 });
  return reached.length > 0 ? UNKNOWN : { reason: tooFarToDeliver(destinationName(pickup)), soonest: null };
}

/** The bases that reach the pickup, at whatever hour. */
function reaching(ctx: AppContext, { pickup, return: back }: Search, cities: readonly City[]): ReachingBase[] {
  return pickup ? reachingBases(cities, { pickup, return: back ?? pickup }, ctx.site.delivery) : [];
}

const deliveringBases = (bases: readonly ReachingBase[]) =>
  bases.map(({ base, categories }) => ({ base: base.name, categories }));
