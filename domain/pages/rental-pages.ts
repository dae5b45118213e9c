import type { BrandEntry, CategoryEntry, CityEntry } from "#domain/catalogue/entries.ts";
import type { Experience } from "#domain/catalogue/experience.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SummaryTotals } from "#domain/catalogue/vehicle-summary.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveredGroup } from "#domain/delivery/delivered-group.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { CityLanguage } from "#domain/languages.ts";
import type { Paging } from "#domain/pages/paging.ts";
import type { LowestPrice, PriceTableRow } from "#domain/prices/price-table-rows.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { CataloguePageHead, PageHead } from "#domain/seo/heads/page-head.ts";

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
