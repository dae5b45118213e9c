import type { CategorySlug } from "#domain/categories.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Message } from "#domain/words/message.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { beyondReachMessage, pickupTooSoonMessage } from "./delivery-problems.ts";
import { findNearestReachableCity, isWithinReach, planRoundTrip } from "./delivery-reach.ts";
import { type DeliveryCity, destinationName } from "./destination.ts";
import { computeEarliestPickup, offerFirstPickup } from "./earliest-pickup.ts";
import type { RentalPlace } from "./rental-place.ts";
import type { DeliveryProblem, RentalDestinations, RequestedPlaces } from "./resolve-destinations.ts";
import { computeSupplements, type DeliverySupplement } from "./supplement.ts";
import type { RoundTrip } from "./transfer.ts";

/** A car, with its pickup and return places. */
export interface DeliveryRequest {
  category: CategorySlug;
  base: DeliveryCity;
  destinations: RentalDestinations;
}

/** The transfers and the supplements of a rental. */
export interface DeliveryPlan extends RoundTrip {
  base: DeliveryCity;
  destinations: RentalDestinations;
  supplements: DeliverySupplement[];
  /** The earliest time at which the car can be at the pickup place. */
  earliest: Date;
  /** The first pickup to offer: `earliest`, or later where the hours of the pickup city require it. */
  firstPickup: CivilMoment;
}

interface DeliveryContext {
  now: Date;
  /** The cities that may be suggested instead. */
  cities: readonly DeliveryCity[];
  delivery: DeliveryConfiguration;
}

/** Plans the delivery, or returns a problem with the nearest alternative if the pickup is beyond reach. */
export function planDelivery(
  { category, base, destinations }: DeliveryRequest,
  { now, cities, delivery }: DeliveryContext,
): DeliveryPlan | { beyondReach: Message } {
  const transfers = planRoundTrip(base, destinations, delivery);
  if (!transfers || !isWithinReach(category, transfers.out, delivery)) {
    const nearest = findNearestReachableCity(base, destinations.pickup, cities, { category, delivery });
    const place = destinationName(destinations.pickup);
    return { beyondReach: beyondReachMessage({ base: base.name, place, nearest: nearest?.name ?? null }) };
  }
  const earliest = computeEarliestPickup(now, transfers.out, delivery);
  const firstPickup = offerFirstPickup(destinations.pickup.city, { now, earliest });
  return {
    base,
    destinations,
    ...transfers,
    supplements: computeSupplements(destinations, delivery),
    earliest,
    firstPickup,
  };
}

/** Returns the problem of a pickup that the car cannot reach in time, with the earliest possible time, or null. */
export function checkPickupLeadTime(
  plan: DeliveryPlan,
  pickupAt: Date,
  { preparationHours }: DeliveryConfiguration,
): Message | null {
  if (plan.out.minutes === 0 || pickupAt >= plan.earliest) return null;
  const { base, destinations, out, firstPickup } = plan;
  return pickupTooSoonMessage({
    base: base.name,
    place: destinationName(destinations.pickup),
    out,
    preparationHours,
    earliest: firstPickup,
  });
}

/** Returns the field in which the pickup place was requested. */
export const pickupPlaceField = ({ pickupPlace }: RequestedPlaces): DeliveryProblem["path"] =>
  pickupPlace === undefined ? "pickupCity" : "pickupPlace";

/**
 * Returns both places as a booking stores them. A return without a street address uses the pickup's address if both are in the same city
 * (product.md#delivery).
 */
export function toPromisedPlaces(
  destinations: RentalDestinations,
  { pickupAddress, returnAddress }: RequestedPlaces,
): { pickupPlace: RentalPlace; returnPlace: RentalPlace } {
  const toRentalPlace = (destination: RentalDestinations["pickup"], address: string | undefined): RentalPlace => ({
    slug: destination.place?.slug ?? null,
    name: destinationName(destination),
    address: address ?? null,
  });
  const isSamePlace =
    destinations.pickup.city.slug === destinations.return.city.slug &&
    destinations.pickup.place === destinations.return.place;
  return {
    pickupPlace: toRentalPlace(destinations.pickup, pickupAddress),
    returnPlace: toRentalPlace(destinations.return, returnAddress ?? (isSamePlace ? pickupAddress : undefined)),
  };
}
