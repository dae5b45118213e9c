import type { CategorySlug } from "#domain/categories.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { findNearestReachableCity, isWithinReach, planRoundTrip } from "./delivery-reach.ts";
import { beyondReachMessage, pickupTooSoonMessage } from "./delivery-words.ts";
import { type DeliveryCity, destinationName } from "./destination.ts";
import { computeEarliestPickup } from "./earliest-pickup.ts";
import type { RentalPlace } from "./rental-place.ts";
import type { DeliveryProblem, RentalDestinations, RequestedPlaces } from "./resolve-destinations.ts";
import { computeSupplements, type DeliverySupplement } from "./supplement.ts";
import type { RoundTrip } from "./transfer.ts";

/** A car, and where it is to be brought and fetched. */
export interface DeliveryRequest {
  category: CategorySlug;
  base: DeliveryCity;
  destinations: RentalDestinations;
}

/** How a car is brought and fetched, and what that costs. */
export interface DeliveryPlan extends RoundTrip {
  base: DeliveryCity;
  destinations: RentalDestinations;
  supplements: DeliverySupplement[];
  /** The first pickup for which it can be there. */
  earliest: Date;
}

interface DeliveryContext {
  now: Date;
  /** The cities that can be chosen instead. */
  cities: readonly DeliveryCity[];
  delivery: DeliveryConfiguration;
}

/** How the car comes to its renter; or, where it is not brought that far, what to say and where it could be had. */
export function planDelivery(
  { category, base, destinations }: DeliveryRequest,
  { now, cities, delivery }: DeliveryContext,
): DeliveryPlan | { beyondReach: string } {
  const trip = planRoundTrip(base, destinations, delivery);
  if (!trip || !isWithinReach(category, trip.out, delivery)) {
    const nearest = findNearestReachableCity(base, destinations.pickup, cities, { category, delivery });
    const place = destinationName(destinations.pickup);
    return { beyondReach: beyondReachMessage({ base: base.name, place, nearest: nearest?.name ?? null }) };
  }
  const earliest = computeEarliestPickup(now, trip.out, delivery);
  return { base, destinations, ...trip, supplements: computeSupplements(destinations, delivery), earliest };
}

/** Why the car cannot be there at the pickup, with the first moment it can; null when it can. */
export function checkPickupLeadTime(
  plan: DeliveryPlan,
  pickupAt: Date,
  { preparationHours }: DeliveryConfiguration,
): string | null {
  if (plan.out.minutes === 0 || pickupAt >= plan.earliest) return null;
  const { base, destinations, out, earliest } = plan;
  const clock = toCivilMoment(earliest, destinations.pickup.city.timeZone);
  return pickupTooSoonMessage({
    base: base.name,
    place: destinationName(destinations.pickup),
    out,
    preparationHours,
    earliest: clock,
  });
}

/** The field that asked for the pickup's place. */
export const pickupPlaceField = ({ pickupPlace }: RequestedPlaces): DeliveryProblem["path"] =>
  pickupPlace === undefined ? "pickupCity" : "pickupPlace";

/** Both ends of a rental as a booking keeps them; a return without an address has the pickup's where both are in one city (product.md#delivery). */
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
