import type { CategorySlug } from "#domain/categories.ts";
import { distanceKm } from "#domain/cities/city.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { type SummaryTotals, sumSummaries, type VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { type DeliveryOrigin, findDeliveryOrigins, isWithinReach } from "./delivery-reach.ts";
import type { DeliveryCity } from "./destination.ts";
import { computeTransfer } from "./transfer.ts";

/** Cars of other cities that are delivered to the page's city (product.md#delivered-cars): their number, their cities and the nearest cars. */
export interface DeliveredListing {
  total: SummaryTotals;
  /** Names of the cities where the cars are based, nearest first. */
  origins: string[];
  /** The nearest cars, at most as many as the page shows. */
  vehicles: readonly Vehicle[];
}

/** Returns the other cities whose cars can be delivered to any address of this city, nearest first. */
export function findOriginsDeliveringTo(
  city: DeliveryCity,
  cities: readonly DeliveryCity[],
  delivery: DeliveryConfiguration,
): DeliveryOrigin[] {
  const cityDestination = { city, place: null };
  return findDeliveryOrigins(cities, { pickup: cityDestination, return: cityDestination }, delivery)
    .filter(({ base }) => base.slug !== city.slug)
    .sort((a, b) => a.out.kilometres - b.out.kilometres || a.base.slug.localeCompare(b.base.slug));
}

/** Whether a car of the given city and category can be delivered. */
export function isDeliverable(
  car: { citySlug: string; category: CategorySlug },
  bases: readonly Pick<DeliveryOrigin, "base" | "categories">[],
): boolean {
  return bases.some(({ base, categories }) => base.slug === car.citySlug && categories.includes(car.category));
}

/** Sums up the deliverable cars in service, and lists the cities they come from. */
export function sumDeliveredVehicles(
  summaries: readonly VehicleSummary[],
  bases: readonly DeliveryOrigin[],
): Omit<DeliveredListing, "vehicles"> & { summaries: VehicleSummary[] } {
  const delivered = summaries.filter((summary) => summary.vehicles > 0 && isDeliverable(summary, bases));
  const from = new Set(delivered.map(({ citySlug }) => citySlug));
  return {
    summaries: delivered,
    total: sumSummaries(delivered),
    origins: bases.flatMap(({ base }) => (from.has(base.slug) ? [base.name] : [])),
  };
}

/** Returns the other cities to which a car of a category can be delivered from its base, nearest first. */
export function findReachableCities<City extends DeliveryCity>(
  base: DeliveryCity,
  category: CategorySlug,
  { cities, delivery }: { cities: readonly City[]; delivery: DeliveryConfiguration },
): City[] {
  return cities
    .flatMap((city) => {
      const transfer = city.slug === base.slug ? null : computeTransfer(base, { city, place: null }, delivery);
      return transfer && isWithinReach(category, transfer, delivery)
        ? [{ city, far: distanceKm(base, city) ?? 0 }]
        : [];
    })
    .sort((a, b) => a.far - b.far || a.city.slug.localeCompare(b.city.slug))
    .map(({ city }) => city);
}
