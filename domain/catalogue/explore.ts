import { byName } from "#domain/by-name.ts";
import type { Experience } from "#domain/catalogue/experience.ts";
import type { Jet } from "#domain/catalogue/jet.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { VehicleSummary } from "./vehicle-summary.ts";

/** A car found, with its whole price when the search says when (product.md#explore). */
export interface VehicleResult {
  vehicle: Vehicle;
  quote: { days: number; rental: Cents; oneWay: Cents; total: Cents } | null;
}

/** What one search found, whichever service it looked in. */
export type Findings =
  | {
      service: "auto";
      /** The car an address asks to pin first, and whether it is free for the dates. */
      pinned: (VehicleResult & { free: boolean }) | null;
      results: VehicleResult[];
      facets: Facets;
    }
  | { service: "jet"; results: { jet: Jet; citySlug: string }[] }
  | { service: "experience"; results: Experience[] };

/** How many cars each choice of the filters would show. */
export interface Facets {
  brands: { slug: string; name: string; count: number }[];
  categories: { slug: CategorySlug; count: number }[];
}

/** What stands in the way of the dates that were asked for, in Italian; null when nothing does. */
export type DatesProblem = string | null;

/** A page of cars holds this many. */
export const RESULTS_PER_PAGE = 24;

/** The categories a search narrows to: the one of the page and those of the filters together; empty for all. */
export function soughtCategories({ category, categories }: SearchCriteria): CategorySlug[] {
  return CATEGORY_SLUGS.filter((slug) => slug === category || categories.includes(slug));
}

/**
 * Counts the choices of the filters from tallies that are narrowed by neither brand nor category: a brand's count follows the chosen
 * categories, a category's the chosen brands, so that no choice hides its neighbours. Chosen ones stay even at 0.
 */
export function facetsOf(summaries: readonly VehicleSummary[], criteria: SearchCriteria): Facets {
  const categories = soughtCategories(criteria);
  const inCategories = (summary: VehicleSummary) => categories.length === 0 || categories.includes(summary.category);
  const inBrands = (summary: VehicleSummary) =>
    criteria.brands.length === 0 || criteria.brands.includes(summary.brandSlug);
  const count = (rows: readonly VehicleSummary[]) => rows.reduce((sum, row) => sum + row.displayed, 0);
  const byBrand = Map.groupBy(summaries, (summary) => summary.brandSlug);
  return {
    brands: [...byBrand]
      .map(([slug, rows]) => ({ slug, name: rows[0]?.brand ?? slug, count: count(rows.filter(inCategories)) }))
      .sort(byName),
    categories: CATEGORY_SLUGS.map((slug) => ({
      slug,
      count: count(summaries.filter((summary) => summary.category === slug && inBrands(summary))),
    })),
  };
}

/** How many cars match brands and categories together. */
export function countSought(summaries: readonly VehicleSummary[], criteria: SearchCriteria): number {
  return facetsOf(summaries, criteria).brands.reduce(
    (sum, brand) => (criteria.brands.length === 0 || criteria.brands.includes(brand.slug) ? sum + brand.count : sum),
    0,
  );
}
