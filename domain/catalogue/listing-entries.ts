import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { type City, findNearestCities } from "#domain/cities/city.ts";
import { compareByName } from "#domain/compare-names.ts";
import { type SummaryTotals, sumSummaries, sumSummariesBy, type VehicleSummary } from "../vehicles/vehicle-summary.ts";

/** A city in a list of cities: its name, country and what the company has there. */
export interface CityEntry extends SummaryTotals {
  slug: string;
  name: string;
  country: string;
}

/** A category in a list of categories. */
export interface CategoryEntry extends SummaryTotals {
  slug: CategorySlug;
}

/** Every city that has a page, with its sums; most cars first, then by name. */
export function toCityEntries(cities: readonly City[], summaries: readonly VehicleSummary[]): CityEntry[] {
  const sums = sumSummariesBy(summaries, "citySlug");
  return cities
    .filter((city) => city.hasPage)
    .map(({ slug, name, country }) => ({ slug, name, country, ...(sums.get(slug) ?? sumSummaries([])) }))
    .sort((a, b) => b.vehicles - a.vehicles || compareByName(a, b));
}

/** The five categories in their order (product.md#categories), each with its sums; 0 cars where there is none. */
export function toCategoryEntries(summaries: readonly VehicleSummary[]): CategoryEntry[] {
  const sums = sumSummariesBy(summaries, "category");
  return CATEGORY_SLUGS.map((slug) => ({ slug, ...(sums.get(slug) ?? sumSummaries([])) }));
}

/** A maker in a list of makers. */
export interface BrandEntry extends SummaryTotals {
  slug: string;
  name: string;
}

/** The makers of the tallied cars, by name. */
export function toBrandEntries(summaries: readonly VehicleSummary[]): BrandEntry[] {
  const sums = sumSummariesBy(summaries, "brandSlug");
  const names = new Map(summaries.map(({ brandSlug, brand }) => [brandSlug, brand]));
  return [...sums].map(([slug, sum]) => ({ slug, name: names.get(slug) ?? slug, ...sum })).sort(compareByName);
}

/** The nearest cities that have cars, nearest first (product.md#rental-pages). */
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
