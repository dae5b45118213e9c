import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** Criteria and maximum number of featured cars (product.md#featured-cars). */
export const MIN_FEATURED_RATING = 4.9;
export const FEATURED_TAGS: readonly string[] = ["VIP Exclusive", "Più prenotata"];
export const MAX_FEATURED_VEHICLES = 6;

type Candidate = Pick<Vehicle, "slug" | "available" | "rating" | "highlights" | "dailyRate">;

/**
 * Returns the home page's featured cars: available, rated 4.9 or higher and tagged; by rating, then price, both descending; at most six
 * (product.md#featured-cars).
 */
export function selectFeaturedVehicles<V extends Candidate>(vehicles: readonly V[]): V[] {
  return vehicles
    .filter((vehicle) => vehicle.available && vehicle.rating >= MIN_FEATURED_RATING)
    .filter((vehicle) => vehicle.highlights.some((tag) => FEATURED_TAGS.includes(tag)))
    .sort((a, b) => b.rating - a.rating || b.dailyRate - a.dailyRate || (a.slug < b.slug ? -1 : 1))
    .slice(0, MAX_FEATURED_VEHICLES);
}
