import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { type City, findNearestCities } from "#domain/cities/city.ts";
import { compareByName } from "#domain/compare-names.ts";
import { type SummaryTotals, sumSummaries, sumSummariesBy, type VehicleSummary } from "../vehicles/vehicle-summary.ts";

/** A city in a list, with the number and lowest price of its cars. */
export interface CityEntry extends SummaryTotals {
  slug: string;
  name: string;
  country: string;
}

/** A category in a list, with its totals. */
export interface CategoryEntry extends SummaryTotals {
  slug: CategorySlug;
}

/** Returns every city that has a page, with its totals, sorted by number of cars, then by name. */
export function toCityEntries(cities: readonly City[], summaries: readonly VehicleSummary[]): CityEntry[] {
  const sums = sumSummariesBy(summaries, "citySlug");
  return cities
    .filter((city) => city.hasPage)
    .map(({ slug, name, country }) => ({ slug, name, country, ...(sums.get(slug) ?? sumSummaries([])) }))
    .sort((a, b) => b.vehicles - a.vehicles || compareByName(a, b));
}

/** Returns the five categories in their fixed order with their totals, empty ones included (product.md#categories). */
export function toCategoryEntries(summaries: readonly VehicleSummary[]): CategoryEntry[] {
  const sums = sumSummariesBy(summaries, "category");
  return CATEGORY_SLUGS.map((slug) => ({ slug, ...(sums.get(slug) ?? sumSummaries([])) }));
}

/** Returns the categories that have a car, available or not, in their fixed order. */
export const listFleetCategories = (summaries: readonly VehicleSummary[]): CategorySlug[] =>
  toCategoryEntries(summaries).flatMap(({ slug, displayed }) => (displayed > 0 ? [slug] : []));

/** A brand in a list, with its totals. */
export interface BrandEntry extends SummaryTotals {
  slug: string;
  name: string;
}

/** Returns the brands of the summarised cars, by name. */
export function toBrandEntries(summaries: readonly VehicleSummary[]): BrandEntry[] {
  const sums = sumSummariesBy(summaries, "brandSlug");
  const names = new Map(summaries.map(({ brandSlug, brand }) => [brandSlug, brand]));
  return [...sums].map(([slug, sum]) => ({ slug, name: names.get(slug) ?? slug, ...sum })).sort(compareByName);
}

/** Returns the nearest cities that have cars, nearest first (product.md#rental-pages). */
export function findNearestCitiesWithVehicles(
  city: City,
  cities: readonly City[],
  summaries: readonly VehicleSummary[],
  limit: number,
): CityEntry[] {
  const bySlug = new Map(toCityEntries(cities, summaries).map((entry) => [entry.slug, entry]));
  const withCars = cities.filter((other) => (bySlug.get(other.slug)?.vehicles ?? 0) > 0);
  return findNearestCities(city, withCars, limit).flatMap((nearest) => bySlug.get(nearest.slug) ?? []);
}
