import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { type City, distanceKm } from "#domain/cities/city.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import type { DeliveryCity, Destination } from "./destination.ts";
import { computeTransfer, type RoundTrip, type Transfer } from "./transfer.ts";

/** A city with cars, and how those of it come to a destination. */
export interface DeliveryOrigin extends RoundTrip {
  base: DeliveryCity;
  /** Whose cars are brought that far. */
  categories: CategorySlug[];
}

/** Whether a car of a category is brought that far. */
export function isWithinReach(
  category: CategorySlug,
  { kilometres }: Transfer,
  delivery: DeliveryConfiguration,
): boolean {
  return kilometres <= delivery.reachKilometres[category];
}

/**
 * The bases among these cities whose cars can be brought to a rental's pickup, each with its transfers; those of the pickup's own city always, for
 * they are at home there.
 */
export function findDeliveryOrigins(
  bases: readonly DeliveryCity[],
  destinations: { pickup: Destination; return: Destination },
  delivery: DeliveryConfiguration,
): DeliveryOrigin[] {
  return bases.flatMap((base) => {
    const trip = planRoundTrip(base, destinations, delivery);
    if (!trip) return [];
    const categories = CATEGORY_SLUGS.filter((category) => isWithinReach(category, trip.out, delivery));
    return categories.length > 0 ? [{ base, ...trip, categories }] : [];
  });
}

/** The drives of one rental; null when it is not known how far the pickup is. A return without coordinates adds no driving, as it adds no cost. */
export function planRoundTrip(
  base: Pick<City, "slug" | "latitude" | "longitude">,
  destinations: { pickup: Destination; return: Destination },
  delivery: DeliveryConfiguration,
): RoundTrip | null {
  const out = computeTransfer(base, destinations.pickup, delivery);
  return out && { out, back: computeTransfer(base, destinations.return, delivery) ?? { kilometres: 0, minutes: 0 } };
}

/** Of the cities that a base reaches with a category the one nearest to where the car was wanted; null when it reaches none. */
export function findNearestReachableCity(
  base: DeliveryCity,
  destination: Destination,
  cities: readonly DeliveryCity[],
  { category, delivery }: { category: CategorySlug; delivery: DeliveryConfiguration },
): DeliveryCity | null {
  const from = destination.place ?? destination.city;
  const reachable = cities.flatMap((city) => {
    const transfer = computeTransfer(base, { city, place: null }, delivery);
    const distance = distanceKm(from, city);
    return transfer && distance !== null && isWithinReach(category, transfer, delivery) ? [{ city, distance }] : [];
  });
  return reachable.sort((a, b) => a.distance - b.distance || a.city.slug.localeCompare(b.city.slug))[0]?.city ?? null;
}
