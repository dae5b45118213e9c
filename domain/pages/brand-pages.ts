import type { BrandEntry, CategoryEntry, CityEntry } from "#domain/catalogue/listing-entries.ts";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveredListing } from "#domain/delivery/delivered-listing.ts";
import type { PriceTableRow } from "#domain/prices/price-table-rows.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { SummaryTotals } from "#domain/vehicles/vehicle-summary.ts";
import type { Paging } from "./rental-pages.ts";

export interface BrandPageData {
  brand: Brand;
  /** Number of models, and their average daily price. */
  total: SummaryTotals;
  /** The cities with a car of the brand. */
  cities: readonly CityEntry[];
  /** The other cities to which a car of the brand is delivered, by name. */
  deliveredTo: Pick<City, "slug" | "name">[];
  categories: readonly CategoryEntry[];
  vehicles: readonly Vehicle[];
  paging: Paging;
  /** The brand's cheapest car in each city today. */
  prices: readonly PriceTableRow[];
  today: CivilDate;
  head: CataloguePageHead;
}

export interface BrandInCityPageData {
  brand: Brand;
  city: City;
  total: SummaryTotals;
  categories: readonly CategoryEntry[];
  vehicles: readonly Vehicle[];
  paging: Paging;
  /** The brand's cars of other cities. */
  delivered: DeliveredListing;
  /** The cheapest car of each category today. */
  prices: PriceTableRow<CategorySlug>[];
  today: CivilDate;
  /** The range of the cars' rental conditions; null if none is available. */
  terms: TermsRange | null;
  otherCities: readonly CityEntry[];
  /** The other brands in this city. */
  otherBrands: readonly BrandEntry[];
  head: CataloguePageHead;
}
