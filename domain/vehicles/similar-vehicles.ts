import { type City, distanceKm } from "#domain/cities/city.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

type Comparable = Pick<Vehicle, "slug" | "category" | "citySlug" | "available" | "dailyRate" | "rating">;

/**
 * Returns "More {category} in {city}": other available cars of the same category and city, at most `limit` (product.md#vehicle-page), nearest in
 * price first, then better rated.
 */
export function findSimilarVehicles<V extends Comparable>(vehicle: Comparable, vehicles: readonly V[], limit = 3): V[] {
  const priceGap = (other: V) => Math.abs(other.dailyRate - vehicle.dailyRate);
  return vehicles
    .filter((other) => other.slug !== vehicle.slug && other.available)
    .filter((other) => other.category === vehicle.category && other.citySlug === vehicle.citySlug)
    .sort((a, b) => priceGap(a) - priceGap(b) || b.rating - a.rating || (a.slug < b.slug ? -1 : 1))
    .slice(0, Math.max(0, limit));
}

/**
 * Returns the nearest available cars of the same category in other cities, at most `limit`, for a city without another car of the category. Cars of
 * one city are sorted by price difference; a city without coordinates comes last.
 */
export function findNearestOfCategory<V extends Comparable>(
  vehicle: Comparable,
  vehicles: readonly V[],
  cities: readonly City[],
  limit = 3,
): V[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const here = bySlug.get(vehicle.citySlug);
  const distance = ({ citySlug }: V) => {
    const there = bySlug.get(citySlug);
    return (here && there && distanceKm(here, there)) ?? Number.MAX_VALUE;
  };
  const priceGap = (other: V) => Math.abs(other.dailyRate - vehicle.dailyRate);
  return vehicles
    .filter((other) => other.slug !== vehicle.slug && other.available && other.category === vehicle.category)
    .sort((a, b) => distance(a) - distance(b) || priceGap(a) - priceGap(b) || (a.slug < b.slug ? -1 : 1))
    .slice(0, Math.max(0, limit));
}
