import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type SummaryTotals, sumSummaries, type VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { distanceKm } from "#domain/places.ts";
import type { DeliveryConfiguration } from "./configuration.ts";
import type { DeliveryCity } from "./destination.ts";
import { isWithinReach, type ReachingBase, reachingBases } from "./reach.ts";
import { transferBetween } from "./transfer.ts";

/** The cars of other cities that are brought to a page's city (product.md#delivered-cars): how many, from where, and the nearest of them. */
export interface DeliveredGroup {
  total: SummaryTotals;
  /** Names of the cities they come from, nearest first. */
  bases: string[];
  /** Not more than the page shows. */
  vehicles: readonly Vehicle[];
}

/** The other cities whose cars are brought to any address of this one, nearest first. */
export function bringingBases(
  city: DeliveryCity,
  cities: readonly DeliveryCity[],
  delivery: DeliveryConfiguration,
): ReachingBase[] {
  const there = { city, place: null };
  return reachingBases(cities, { pickup: there, return: there }, delivery)
    .filter(({ base }) => base.slug !== city.slug)
    .sort((a, b) => a.out.kilometres - b.out.kilometres || a.base.slug.localeCompare(b.base.slug));
}

/** Whether a car of that city and category is among those that are brought. */
export function isBrought(
  car: { citySlug: string; category: CategorySlug },
  bases: readonly Pick<ReachingBase, "base" | "categories">[],
): boolean {
  return bases.some(({ base, categories }) => base.slug === car.citySlug && categories.includes(car.category));
}

/** Of the counted cars those in service that are brought, their sums, and the cities they come from. */
export function sumDelivered(
  summaries: readonly VehicleSummary[],
  bases: readonly ReachingBase[],
): Omit<DeliveredGroup, "vehicles"> & { summaries: VehicleSummary[] } {
  const brought = summaries.filter((summary) => summary.vehicles > 0 && isBrought(summary, bases));
  const from = new Set(brought.map(({ citySlug }) => citySlug));
  return {
    summaries: brought,
    total: sumSummaries(brought),
    bases: bases.flatMap(({ base }) => (from.has(base.slug) ? [base.name] : [])),
  };
}

/** The other cities to which a car of a category is brought from its base, nearest first. */
export function citiesReached<City extends DeliveryCity>(
  base: DeliveryCity,
  category: CategorySlug,
  { cities, delivery }: { cities: readonly City[]; delivery: DeliveryConfiguration },
): City[] {
  return cities
    .flatMap((city) => {
      const transfer = city.slug === base.slug ? null : transferBetween(base, { city, place: null }, delivery);
      return transfer && isWithinReach(category, transfer, delivery)
        ? [{ city, far: distanceKm(base, city) ?? 0 }]
        : [];
    })
    .sort((a, b) => a.far - b.far || a.city.slug.localeCompare(b.city.slug))
    .map(({ city }) => city);
}
