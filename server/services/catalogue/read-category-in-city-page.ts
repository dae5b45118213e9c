import {
  type BrandEntry,
  brandEntries,
  type CategoryEntry,
  type CityEntry,
  categoryEntries,
  cityEntries,
} from "#domain/catalogue/entries.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import { CATEGORY_FAQS } from "#domain/faqs/category-faqs.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";
import { cityCategoryHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { type Paging, pageOf } from "#server/services/catalogue/internal/page-number.ts";

export interface CategoryInCityPageData {
  city: CityProfile;
  category: CategorySlug;
  total: TallySum;
  vehicles: Vehicle[];
  paging: Paging;
  /** The other categories of this city that have cars. */
  otherCategories: CategoryEntry[];
  /** The other cities with cars of this category. */
  otherCities: CityEntry[];
  /** The makers of the category's cars in this city. */
  brands: BrandEntry[];
  faqs: readonly Faq[];
  head: CataloguePageHead;
}

/** /luxury-car-rental/{city}/{category}: the cars of both (B 2.2, A 5). Throws "not-found" when either is unknown. */
export async function readCategoryInCityPage(
  ctx: AppContext,
  input: { city: string; category: string; page: string | null },
): Promise<CategoryInCityPageData> {
  const { category } = input;
  const city = isCategorySlug(category) ? await findCityBySlug(ctx.db, input.city) : null;
  if (!city || !isCategorySlug(category)) throw new ServiceError("not-found", "Questa pagina non esiste.");
  const [tallies, cities, override] = await Promise.all([
    tallyVehicles(ctx.db),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "category_city", city: city.slug, category }),
  ]);
  const inCity = tallies.filter((tally) => tally.citySlug === city.slug);
  const ofCategory = tallies.filter((tally) => tally.category === category);
  const ofBoth = inCity.filter((tally) => tally.category === category);
  const total = sumTallies(ofBoth);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  const faqs = CATEGORY_FAQS[category];
  const vehicles = await listVehicles(ctx.db, {
    city: city.name,
    categories: [category],
    order: "rating",
    ...window,
  });
  const standing = { siteUrl: ctx.env.siteUrl, ...total, page, listed: vehicles };
  return {
    city,
    category,
    total,
    vehicles,
    paging: { page, pages },
    otherCategories: categoryEntries(inCity).filter((entry) => entry.slug !== category && entry.vehicles > 0),
    otherCities: cityEntries(cities, ofCategory).filter((entry) => entry.slug !== city.slug && entry.vehicles > 0),
    brands: brandEntries(ofBoth),
    faqs,
    head: applyOverride(cityCategoryHead(standing, city, category, faqs), override),
  };
}
