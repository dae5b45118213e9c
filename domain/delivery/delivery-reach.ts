import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { type City, distanceKm } from "#domain/cities/city.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import type { DeliveryCity, Destination } from "./destination.ts";
import { computeTransfer, type RoundTrip, type Transfer } from "./transfer.ts";

/** A city with cars, and the transfers from it to a destination and back. */
export interface DeliveryOrigin extends RoundTrip {
  base: DeliveryCity;
  /** The categories that are delivered that far. */
  categories: CategorySlug[];
}

/** Whether a car of the category is delivered that far. */
export function isWithinReach(
  category: CategorySlug,
  { kilometres }: Transfer,
  delivery: DeliveryConfiguration,
): boolean {
  return kilometres <= delivery.reachKilometres[category];
}

/** Returns the bases whose cars can be delivered to a rental's pickup, each with its transfers. It always includes the pickup's own city. */
export function findDeliveryOrigins(
  bases: readonly DeliveryCity[],
  destinations: { pickup: Destination; return: Destination },
  delivery: DeliveryConfiguration,
): DeliveryOrigin[] {
  return bases.flatMap((base) => {
    const transfers = planRoundTrip(base, destinations, delivery);
    if (!transfers) return [];
    const categories = CATEGORY_SLUGS.filter((category) => isWithinReach(category, transfers.out, delivery));
    return categories.length > 0 ? [{ base, ...transfers, categories }] : [];
  });
}

/**
 * Returns both transfers of a rental, or null if the distance to the pickup is unknown. A return without coordinates adds no transfer time and no
 * cost.
 */
export function planRoundTrip(
  base: Pick<City, "slug" | "latitude" | "longitude">,
  destinations: { pickup: Destination; return: Destination },
  delivery: DeliveryConfiguration,
): RoundTrip | null {
  const out = computeTransfer(base, destinations.pickup, delivery);
  return out && { out, back: computeTransfer(base, destinations.return, delivery) ?? { kilometres: 0, minutes: 0 } };
}

/** Returns the city nearest to the requested place to which a base delivers a category, or null. */
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
