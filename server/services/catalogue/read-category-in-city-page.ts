import { brandEntries, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import { sumSummaries } from "#domain/catalogue/vehicle-summary.ts";
import { isCategorySlug } from "#domain/categories.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { categoryFaqs } from "#domain/faqs/category-faqs.ts";
import type { CategoryInCityPageData } from "#domain/pages/rental-pages.ts";
import { searchPlaces } from "#domain/search/search-places.ts";
import { cityCategoryHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { listVehicles, readTermsRange, summariseVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { pageOf } from "#server/services/catalogue/internal/page-number.ts";

/** /luxury-car-rental/{city}/{category}: the cars of both (product.md#rental-pages). Throws "not-found" when either is unknown. */
export async function readCategoryInCityPage(
  ctx: AppContext,
  input: { city: string; category: string; page: string | null },
): Promise<CategoryInCityPageData> {
  const { category } = input;
  const city = isCategorySlug(category) ? await findCityBySlug(ctx.db, input.city) : null;
  if (!city || !isCategorySlug(category)) throw new ServiceError("not-found", "Questa pagina non esiste.");
  const [summaries, cities, override, categoryTerms, fleetTerms] = await Promise.all([
    summariseVehicles(ctx.db),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "category_city", city: city.slug, category }),
    readTermsRange(ctx.db, { categories: [category], available: true }),
    readTermsRange(ctx.db, { available: true }),
  ]);
  const inCity = summaries.filter((summary) => summary.citySlug === city.slug);
  const ofCategory = summaries.filter((summary) => summary.category === category);
  const ofBoth = inCity.filter((summary) => summary.category === category);
  const total = sumSummaries(ofBoth);
  const { page, pages, ...window } = pageOf(input.page, total.displayed);
  const faqs = categoryFaqs(category, { category: categoryTerms, fleet: fleetTerms });
  const vehicles = await listVehicles(ctx.db, {
    city: city.name,
    categories: [category],
    order: "rating",
    ...window,
  });
  const catalogueFacts = { site: ctx.site, siteUrl: ctx.env.siteUrl, ...total, page, listed: vehicles };
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
    places: searchPlaces(cities, LISTED_PLACES),
    head: applyOverride(cityCategoryHead(catalogueFacts, city, category), override),
  };
}
