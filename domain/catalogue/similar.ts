import type { Vehicle } from "#domain/catalogue/vehicle.ts";

type Comparable = Pick<Vehicle, "slug" | "category" | "citySlug" | "available" | "dailyRate" | "rating">;

/**
 * "More {category} in {city}": other available cars of the same category in the same city, at most `limit` (product.md#vehicle-page),
 * the nearest in price first, then the better rated.
 */
export function similarVehicles<V extends Comparable>(vehicle: Comparable, vehicles: readonly V[], limit = 3): V[] {
  const priceGap = (other: V) => Math.abs(other.dailyRate - vehicle.dailyRate);
  return vehicles
    .filter((other) => other.slug !== vehicle.slug && other.available)
    .filter((other) => other.category === vehicle.category && other.citySlug === vehicle.citySlug)
    .sort((a, b) => priceGap(a) - priceGap(b) || b.rating - a.rating || (a.slug < b.slug ? -1 : 1))
    .slice(0, Math.max(0, limit));
}
