import type { CategorySlug } from "#domain/categories.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { AskedEnds, DeliveryProblem, Ends } from "./asked-ends.ts";
import type { DeliveryConfiguration } from "./configuration.ts";
import { beyondReach, pickupTooSoon } from "./delivery-words.ts";
import { type DeliveryCity, destinationName } from "./destination.ts";
import { earliestPickup } from "./earliest-pickup.ts";
import { isWithinReach, nearestReached, roundTrip } from "./reach.ts";
import type { RentalPlace } from "./rental-place.ts";
import { type DeliverySupplement, deliverySupplements } from "./supplement.ts";
import type { RoundTrip } from "./transfer.ts";

/** A car, and where it is to be brought and fetched. */
export interface DeliveryRequest {
  category: CategorySlug;
  base: DeliveryCity;
  ends: Ends;
}

/** How a car is brought and fetched, and what that costs. */
export interface DeliveryPlan extends RoundTrip {
  base: DeliveryCity;
  ends: Ends;
  supplements: DeliverySupplement[];
  /** The first pickup for which it can be there. */
  earliest: Date;
}

interface Circumstances {
  now: Date;
  /** The cities that can be chosen instead. */
  cities: readonly DeliveryCity[];
  delivery: DeliveryConfiguration;
}

/** How the car comes to its renter; or, where it is not brought that far, what to say and where it could be had. */
export function planDelivery(
  { category, base, ends }: DeliveryRequest,
  { now, cities, delivery }: Circumstances,
): DeliveryPlan | { beyondReach: string } {
  const trip = roundTrip(base, ends, delivery);
  if (!trip || !isWithinReach(category, trip.out, delivery)) {
    const nearest = nearestReached(base, ends.pickup, cities, { category, delivery });
    const place = destinationName(ends.pickup);
    return { beyondReach: beyondReach({ base: base.name, place, nearest: nearest?.name ?? null }) };
  }
  const earliest = earliestPickup(now, trip.out, delivery);
  return { base, ends, ...trip, supplements: deliverySupplements(ends, delivery), earliest };
}

/** Why the car cannot be there at the pickup, with the first moment it can; null when it can. */
export function tooSoon(
  plan: DeliveryPlan,
  pickupAt: Date,
  { preparationHours }: DeliveryConfiguration,
): string | null {
  if (plan.out.minutes === 0 || pickupAt >= plan.earliest) return null;
  const { base, ends, out, earliest } = plan;
  const clock = civilNow(earliest, ends.pickup.city.timeZone);
  return pickupTooSoon({
    base: base.name,
    place: destinationName(ends.pickup),
    out,
    preparationHours,
    earliest: clock,
  });
}

/** The field that asked for the pickup's place. */
export const pickupField = ({ pickupPlace }: AskedEnds): DeliveryProblem["path"] =>
  pickupPlace === undefined ? "pickupCity" : "pickupPlace";

/** Both ends of a rental as a booking keeps them; a return without an address has the pickup's where both are in one city (product.md#delivery). */
export function promisedPlaces(
  ends: Ends,
  { pickupAddress, returnAddress }: AskedEnds,
): { pickupPlace: RentalPlace; returnPlace: RentalPlace } {
  const promised = (end: Ends["pickup"], address: string | undefined): RentalPlace => ({
    slug: end.place?.slug ?? null,
    name: destinationName(end),
    address: address ?? null,
  });
  const isSamePlace = ends.pickup.city.slug === ends.return.city.slug && ends.pickup.place === ends.return.place;
  return {
    pickupPlace: promised(ends.pickup, pickupAddress),
    returnPlace: promised(ends.return, returnAddress ?? (isSamePlace ? pickupAddress : undefined)),
  };
}
