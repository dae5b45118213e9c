import type { ComparedRow } from "#domain/catalogue/comparison.ts";
import type { BrandEntry, CategoryEntry, CityEntry } from "#domain/catalogue/entries.ts";
import type { Experience } from "#domain/catalogue/experience.ts";
import type { DatesProblem, Findings } from "#domain/catalogue/explore.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SummaryTotals } from "#domain/catalogue/vehicle-summary.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveredGroup } from "#domain/delivery/delivered-group.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { CityLanguage } from "#domain/languages.ts";
import type { LowestPrice, PriceTableRow } from "#domain/prices/price-table-rows.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-labels.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { WaysOn } from "#domain/search/ways-on.ts";
import type { CataloguePageHead, Crumb, PageHead } from "#domain/seo/heads/page-head.ts";

/** Pages beside the one that is shown which have a link of their own. */
const NEIGHBOURS = 2;

export interface RentalHubPageData {
  total: SummaryTotals;
  categories: readonly CategoryEntry[];
  /** Every city with a page; those with cars first, most cars first. */
  cities: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of each category in each city, as of today. */
  prices: readonly LowestPrice[];
  today: CivilDate;
  experiences: Pick<Experience, "slug" | "name">[];
  head: CataloguePageHead;
}

export interface CollectionPageData {
  total: SummaryTotals;
  /** Each category with its best-rated cars; the category's own page has all of them. */
  categories: (CategoryEntry & { shown: Vehicle[] })[];
  head: PageHead;
}

export interface CityPageData {
  city: CityProfile;
  /** Of the page's words. */
  language: CityLanguage;
  total: SummaryTotals;
  categories: readonly CategoryEntry[];
  /** The best-rated car of each category: it stands for it. */
  leaders: readonly Vehicle[];
  vehicles: readonly Vehicle[];
  paging: Paging;
  delivered: DeliveredGroup;
  /** The nearest cities that have cars. */
  nearest: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of each category here, as of today; where none stands, of those that are delivered. */
  prices: PriceTableRow<CategorySlug>[];
  today: CivilDate;
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface CategoryPageData {
  category: CategorySlug;
  total: SummaryTotals;
  vehicles: readonly Vehicle[];
  paging: Paging;
  /** Only cities that have a car of the category. */
  cities: readonly CityEntry[];
  brands: readonly BrandEntry[];
  /** The cheapest car of the category in each city, as of today. */
  prices: readonly PriceTableRow[];
  today: CivilDate;
  faqs: readonly Faq[];
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface CategoryInCityPageData {
  city: CityProfile;
  category: CategorySlug;
  total: SummaryTotals;
  vehicles: readonly Vehicle[];
  paging: Paging;
  delivered: DeliveredGroup;
  /** The other categories of this city that have cars. */
  otherCategories: readonly CategoryEntry[];
  /** The other cities with cars of this category. */
  otherCities: readonly CityEntry[];
  /** The makers of the category's cars in this city. */
  brands: readonly BrandEntry[];
  faqs: readonly Faq[];
  places: SearchPlaces;
  head: CataloguePageHead;
}

export interface ExplorePageData {
  criteria: SearchCriteria;
  heading: string;
  chips: readonly SearchChip[];
  /** What is listed where it was sought. */
  count: number;
  /** Of these, those that cannot be had. */
  unavailable: number;
  /** There are more than were counted. */
  capped: boolean;
  page: number;
  pages: number;
  days: number | null;
  /** Said of a place that nobody knows; null when all are known. */
  placeProblem: string | null;
  datesProblem: DatesProblem;
  findings: Findings;
  /** Where it leads on when nothing was found. */
  ways: WaysOn | null;
  places: SearchPlaces;
  crumbs: readonly Crumb[];
  head: PageHead;
}

/** A car beside others, with what the company answers to the dates. */
export interface ComparedVehicle {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
}

export interface ComparisonPageData {
  vehicles: readonly ComparedVehicle[];
  rows: readonly ComparedRow[];
  /** What the address asks of the rental, without "?": for the same cars with one more or one less. */
  rental: string;
  /** Cars that could stand beside these: of the first one's category, the nearest in price; none when it is full or empty. */
  more: readonly Vehicle[];
  head: PageHead;
}

/** The place of one page in a long list of cars. */
export interface Paging {
  /** From 1. */
  page: number;
  pages: number;
}

/** The pages that have a link: the first, the last, and those around the one that is shown, however many there are; and before which of them some are left out. */
export function linkedPages({ page, pages }: Paging): { number: number; afterGap: boolean }[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const linked = [...new Set([1, ...near.filter((number) => number > 1 && number < pages), pages])];
  return linked.map((number, index) => ({ number, afterGap: number - (linked[index - 1] ?? 0) > 1 }));
}
