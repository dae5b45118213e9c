import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { compareByName } from "#domain/compare-names.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Jet } from "#domain/jets/jet.ts";
import type { RentalQuote } from "#domain/prices/price.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { VehicleCount } from "../vehicles/vehicle-summary.ts";

/** A search result; it has a total price if the search has dates (product.md#explore). */
export interface VehicleResult {
  vehicle: Vehicle;
  quote: Pick<RentalQuote, "days" | "lines" | "total"> | null;
  /** Delivery from another city to the searched place. Null for a car based there, or if no place is selected. */
  delivery: VehicleDelivery | null;
  /** The rental for which the car can be had, if it is longer than that of the search (product.md#rates); its price is the quote. */
  longer?: LongerRental;
}

/** The shortest rental of a car that has a minimum length, from the same pickup on. */
export interface LongerRental {
  /** The fewest days of a rental that begins on the day of the pickup. */
  minimumDays: number;
  returnDate: CivilDate;
}

/** The delivery of a car to the searched place (product.md#delivery). */
export interface VehicleDelivery extends Transfer {
  /** City where the car is based. */
  base: string;
  /** Destination: name of a city or a listed place. */
  place: string;
  supplements: readonly DeliverySupplement[];
}

/** Cars of other cities that can be delivered to the searched place. The list shows them after the local cars. */
export interface DeliveredVehicles {
  /** Destination: name of a city or a listed place. */
  place: string;
  count: number;
  /** Whether counting stopped at its limit, so that there may be more. */
  isCapped: boolean;
  /** The results of the current page. */
  results: readonly VehicleResult[];
  facets: Facets;
}

/** The results of a search, by service. */
export type SearchResults =
  | {
      service: "auto";
      /** The car that the URL pins to the top, and whether it is free for the dates. */
      pinned: (VehicleResult & { free: boolean }) | null;
      /** The local cars of the current page. */
      results: readonly VehicleResult[];
      facets: Facets;
      /** Delivered cars; null unless the search names a known city. */
      delivered: DeliveredVehicles | null;
      /** The cars of the current page that have a longer minimum length. They are not counted, and follow all others. */
      longer: readonly VehicleResult[];
    }
  | { service: "jet"; results: readonly { jet: Jet; citySlug: string }[] }
  | { service: "experience"; results: readonly Experience[] };

/** Number of cars per filter option; null if there are too many to count. */
export interface Facets {
  brands: { slug: string; name: string; count: number | null }[];
  categories: { slug: CategorySlug; count: number | null }[];
}

/** Adds the facet counts of local and delivered cars (product.md#delivered-cars). */
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

/** Adds two counts. Returns null if one of them is null (unknown). */
export const addNullable = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Whether a search finds nothing: neither in the place nor delivered, nor for a longer rental. The pinned car does not count. */
export function isEmptySearch(count: number, findings: SearchResults): boolean {
  if (count > 0) return false;
  return findings.service !== "auto" || ((findings.delivered?.count ?? 0) === 0 && findings.longer.length === 0);
}

/** Why the requested dates are invalid, in Italian; null if they are valid. */
export type DatesProblem = string | null;

/** Page size of the car list. */
export const RESULTS_PER_PAGE = 24;

/** Filters on dates, price or gearbox are checked car by car; counting stops at this limit (product.md#explore). */
export const MAX_COUNTED_VEHICLES = 1000;

/** Returns the categories of the page and of the filters together; empty means all. */
export function selectedCategories({ category, categories }: SearchCriteria): CategorySlug[] {
  return CATEGORY_SLUGS.filter((slug) => slug === category || categories.includes(slug));
}

/**
 * Computes the facet counts. Input counts must be filtered by neither brand nor category: a brand is counted within the selected categories and a
 * category within the selected brands. Selected options stay even with 0 cars.
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

/** Returns the facets without counts, for when there are too many cars to count. */
export function withoutCounts({ brands, categories }: Facets): Facets {
  return {
    brands: brands.map((brand) => ({ ...brand, count: null })),
    categories: categories.map((category) => ({ ...category, count: null })),
  };
}

/** Returns how many cars match the brands and categories, and how many of those are listed but unavailable. */
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
