import type { OtherService } from "#domain/catalogue/filters.ts";
import type { BrandEntry, CategoryEntry, CityEntry } from "#domain/catalogue/listing-entries.ts";
import type { CityProfile } from "#domain/catalogue/page-profiles.ts";
import type { DatesProblem, SearchResults } from "#domain/catalogue/search-results.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveredListing } from "#domain/delivery/delivered-listing.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { LowestPrice, PriceTableRow } from "#domain/prices/price-table-rows.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { SearchAlternatives } from "#domain/search/alternatives.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-chips.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { CataloguePageHead, Crumb, PageHead } from "#domain/seo/heads/page-head.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { ComparisonRow } from "#domain/vehicles/vehicle-comparison.ts";
import type { SummaryTotals } from "#domain/vehicles/vehicle-summary.ts";

/** Number of linked pages on each side of the current page. */
const NEIGHBOUR_PAGES = 2;

export interface RentalHubPageData {
  total: SummaryTotals;
  categories: readonly CategoryEntry[];
  /** The best-rated car with a photograph of each category, best first. */
  photographed: readonly Vehicle[];
  /** Every city with a page, those with most cars first. */
  cities: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of each category in each city today. */
  prices: readonly LowestPrice[];
  today: CivilDate;
  experiences: Pick<Experience, "slug" | "name">[];
  head: CataloguePageHead;
}

export interface CollectionPageData {
  total: SummaryTotals;
  /** Each category with its best-rated cars; the category's page has all of them. */
  categories: (CategoryEntry & { shown: Vehicle[] })[];
  head: PageHead;
}

export interface CityPageData {
  city: CityProfile;
  total: SummaryTotals;
  categories: readonly CategoryEntry[];
  /** The best-rated car of each category, which represents it. */
  leaders: readonly Vehicle[];
  vehicles: readonly Vehicle[];
  paging: Paging;
  delivered: DeliveredListing;
  /** The nearest cities that have cars. */
  nearest: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of each category here today. If no car is based here, the cheapest of the cars delivered here. */
  prices: PriceTableRow<CategorySlug>[];
  today: CivilDate;
  /** The categories of which the company has a car, for links. */
  fleetCategories: readonly CategorySlug[];
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface CategoryPageData {
  category: CategorySlug;
  total: SummaryTotals;
  /** The category's best-rated car with a photograph, whose photographs represent it; null for none. */
  photographed: Vehicle | null;
  vehicles: readonly Vehicle[];
  paging: Paging;
  /** The cities that have a car of the category. */
  cities: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of the category in each city today. */
  prices: readonly PriceTableRow[];
  today: CivilDate;
  faqs: readonly Faq[];
  /** The categories of which the company has a car, for links. */
  fleetCategories: readonly CategorySlug[];
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface CategoryInCityPageData {
  city: CityProfile;
  category: CategorySlug;
  total: SummaryTotals;
  vehicles: readonly Vehicle[];
  paging: Paging;
  delivered: DeliveredListing;
  /** The other categories with cars in this city. */
  otherCategories: readonly CategoryEntry[];
  /** The other cities with cars of this category. */
  otherCities: readonly CityEntry[];
  /** The brands of the category's cars in this city. */
  brands: readonly BrandEntry[];
  faqs: readonly Faq[];
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface ExplorePageData {
  criteria: SearchCriteria;
  heading: string;
  chips: readonly SearchChip[];
  /** Number of cars listed in the searched place. */
  count: number;
  /** Number of unavailable cars among them. */
  unavailable: number;
  /** Whether counting stopped at its limit, so that there may be more. */
  isCapped: boolean;
  page: number;
  pages: number;
  days: number | null;
  /** A sentence for a return within the grace period; undefined for any other return, and for jets and experiences. */
  graceSentence?: string | undefined;
  /** Error for an unknown place; null if all places are known. */
  placeProblem: string | null;
  datesProblem: DatesProblem;
  searchResults: SearchResults;
  /** What else can be searched: offered, and with something to show (product.md#offers). */
  otherServices: readonly OtherService[];
  /** Alternative searches if nothing was found. */
  alternatives: SearchAlternatives | null;
  places: SearchPlaces;
  crumbs: readonly Crumb[];
  head: PageHead;
}

/** A compared car, with the offer for the selected dates. */
export interface ComparedVehicle {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
}

export interface ComparisonPageData {
  vehicles: readonly ComparedVehicle[];
  rows: readonly ComparisonRow[];
  /** The rental part of the query string without "?", for links that add or remove a car. */
  rental: string;
  /** Cars that can be added: of the first car's category, nearest in price. Empty if the comparison is full or empty. */
  suggestions: readonly Vehicle[];
  head: PageHead;
}

/** The current page of a long list of cars. */
export interface Paging {
  /** The page number, from 1. */
  page: number;
  pages: number;
}

/** Returns the pages with a link: the first, the last and the pages around the current page. `afterGap` marks a page that follows omitted pages. */
export function listLinkedPages({ page, pages }: Paging): { number: number; afterGap: boolean }[] {
  const near = Array.from({ length: 2 * NEIGHBOUR_PAGES + 1 }, (_, index) => page - NEIGHBOUR_PAGES + index);
  const linked = [...new Set([1, ...near.filter((number) => number > 1 && number < pages), pages])];
  return linked.map((number, index) => ({ number, afterGap: number - (linked[index - 1] ?? 0) > 1 }));
}
