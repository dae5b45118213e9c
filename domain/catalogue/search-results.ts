import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { compareByName } from "#domain/compare-names.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Jet } from "#domain/jets/jet.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { VehicleCount } from "../vehicles/vehicle-summary.ts";

/** A car found, with its whole price when the search says when (product.md#explore). */
export interface VehicleResult {
  vehicle: Vehicle;
  quote: Pick<RentalQuote, "days" | "rental" | "oneWay" | "supplements" | "total"> | null;
  /** How it comes from another city to where it is wanted; null for a car that stands there, and while no place is chosen. */
  delivery: VehicleDelivery | null;
}

/** The way of a car to where it is wanted (product.md#delivery). */
export interface VehicleDelivery extends Transfer {
  /** City name of its base. */
  base: string;
  /** Where it is brought: a city's or a listed place's name. */
  place: string;
  supplements: readonly DeliverySupplement[];
}

/** The cars of other cities that are delivered to where one is wanted; they follow those that stand there. */
export interface DeliveredVehicles {
  /** Where to: a city's or a listed place's name. */
  place: string;
  count: number;
  /** There are more than were counted. */
  isCapped: boolean;
  /** Of the page that is shown. */
  results: readonly VehicleResult[];
  facets: Facets;
}

/** What one search found, whichever service it looked in. */
export type SearchResults =
  | {
      service: "auto";
      /** The car an address asks to pin first, and whether it is free for the dates. */
      pinned: (VehicleResult & { free: boolean }) | null;
      /** The cars that stand there, as far as the page shows them. */
      results: readonly VehicleResult[];
      facets: Facets;
      /** Null while no known city is searched. */
      delivered: DeliveredVehicles | null;
    }
  | { service: "jet"; results: readonly { jet: Jet; citySlug: string }[] }
  | { service: "experience"; results: readonly Experience[] };

/** How many cars each choice of the filters would show; null where there are too many to be counted. */
export interface Facets {
  brands: { slug: string; name: string; count: number | null }[];
  categories: { slug: CategorySlug; count: number | null }[];
}

/** The choices of both groups of cars together: what a touch on a filter would show (product.md#delivered-cars). */
export function mergeFacets(local: Facets, delivered: Facets | undefined): Facets {
  if (!delivered) return local;
  const brands = Map.groupBy([...local.brands, ...delivered.brands], ({ slug }) => slug);
  const deliveredOf = new Map(delivered.categories.map(({ slug, count }) => [slug, count]));
  return {
    brands: [...brands.values()]
      .flatMap(([first, second]) =>
        first ? [{ ...first, count: addNullable(first.count, second ? second.count : 0) }] : [],
      )
      .sort((one, other) => one.name.localeCompare(other.name, "it")),
    categories: local.categories.map(({ slug, count }) => {
      const other = deliveredOf.get(slug);
      return { slug, count: addNullable(count, other === undefined ? 0 : other) };
    }),
  };
}

/** What is not counted is not added up. */
export const addNullable = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** How many cars were found in all, delivered ones included; the pinned one is not counted. */
export function countResults(count: number, findings: SearchResults): number {
  return count + (findings.service === "auto" ? (findings.delivered?.count ?? 0) : 0);
}

/** What stands in the way of the dates that were asked for, in Italian; null when nothing does. */
export type DatesProblem = string | null;

/** A page of cars holds this many. */
export const RESULTS_PER_PAGE = 24;

/** Cars that are looked at one by one, for dates, a price or a gearbox, are counted up to here (product.md#explore). */
export const MAX_COUNTED_VEHICLES = 1000;

/** The categories a search narrows to: the one of the page and those of the filters together; empty for all. */
export function selectedCategories({ category, categories }: SearchCriteria): CategorySlug[] {
  return CATEGORY_SLUGS.filter((slug) => slug === category || categories.includes(slug));
}

/**
 * Counts the choices of the filters from counts that are narrowed by neither brand nor category: a brand's count follows the chosen
 * categories, a category's the chosen brands, so that no choice hides its neighbours. Chosen ones stay even at 0.
 */
export function countFacets(counts: readonly VehicleCount[], criteria: SearchCriteria): Facets {
  const categories = selectedCategories(criteria);
  const inCategories = ({ category }: VehicleCount) => categories.length === 0 || categories.includes(category);
  const inBrands = ({ brandSlug }: VehicleCount) => criteria.brands.length === 0 || criteria.brands.includes(brandSlug);
  const count = (rows: readonly VehicleCount[]) => rows.reduce((sum, row) => sum + row.displayed, 0);
  const byBrand = Map.groupBy(counts, ({ brandSlug }) => brandSlug);
  return {
    brands: [...byBrand]
      .map(([slug, rows]) => ({ slug, name: rows[0]?.brand ?? slug, count: count(rows.filter(inCategories)) }))
      .sort(compareByName),
    categories: CATEGORY_SLUGS.map((slug) => ({
      slug,
      count: count(counts.filter((row) => row.category === slug && inBrands(row))),
    })),
  };
}

/** The same choices where there are too many cars to be counted. */
export function withoutCounts({ brands, categories }: Facets): Facets {
  return {
    brands: brands.map((brand) => ({ ...brand, count: null })),
    categories: categories.map((category) => ({ ...category, count: null })),
  };
}

/** How many cars match brands and categories together, and how many of them are listed though they cannot be had. */
export function countMatchingVehicles(
  counts: readonly VehicleCount[],
  criteria: SearchCriteria,
): { count: number; unavailable: number } {
  const { brands } = criteria;
  const categories = selectedCategories(criteria);
  const matching = counts
    .filter(({ brandSlug }) => brands.length === 0 || brands.includes(brandSlug))
    .filter(({ category }) => categories.length === 0 || categories.includes(category));
  const count = matching.reduce((sum, { displayed }) => sum + displayed, 0);
  return { count, unavailable: count - matching.reduce((sum, { vehicles }) => sum + vehicles, 0) };
}
