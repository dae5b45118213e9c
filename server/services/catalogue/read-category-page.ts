import { listFleetCategories, toBrandEntries, toCityEntries } from "#domain/catalogue/listing-entries.ts";
import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { isCategorySlug } from "#domain/categories.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { buildCategoryFaqs } from "#domain/faqs/category-faqs.ts";
import type { CategoryPageData } from "#domain/pages/rental-pages.ts";
import { toPriceTableRows } from "#domain/prices/price-table-rows.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { categoryHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { parsePage } from "#server/services/catalogue/internal/page-number.ts";
import {
  listShownPrices,
  listShownVehicles,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { NO_SUCH_CATEGORY } from "#server/services/words/content-words.ts";

/**
 * Returns the content of /luxury-car-rental/{category}: cars, cities and questions of the category (product.md#rental-pages). Throws "not-found" for
 * an unknown category.
 */
export async function readCategoryPage(
  ctx: AppContext,
  input: { category: string; page: string | null },
  words: Words,
): Promise<CategoryPageData> {
  const { category } = input;
  if (!isCategorySlug(category)) throw new ServiceError("not-found", NO_SUCH_CATEGORY);
  const [fleetSummaries, cities, prices, override, categoryTerms, fleetTerms] = await Promise.all([
    summariseShownVehicles(ctx),
    listActiveCities(ctx.db),
    listShownPrices(ctx, { categories: [category] }),
    findOverride(ctx.db, { kind: "category", category }, words.language),
    readTermsRange(ctx.db, { categories: [category], available: true }),
    readTermsRange(ctx.db, { available: true }),
  ]);
  const summaries = fleetSummaries.filter((summary) => summary.category === category);
  const total = sumSummaries(summaries);
  const { page, pages, ...window } = parsePage(input.page, total.displayed);
  const faqs = buildCategoryFaqs(
    words,
    category,
    {
      category: categoryTerms,
      fleet: fleetTerms,
      categoryRates: total,
      fleetRates: sumSummaries(fleetSummaries),
    },
    { site: ctx.site, countries: listCountryNames(cities) },
  );
  const [vehicles, [photographed = null]] = await Promise.all([
    listShownVehicles(ctx, { language: words.language, categories: [category], order: "rating", ...window }),
    listShownVehicles(ctx, {
      language: words.language,
      categories: [category],
      photographed: true,
      order: "rating",
      limit: 1,
    }),
  ]);
  const inCities = toCityEntries(cities, summaries).filter((entry) => entry.vehicles > 0);
  const catalogueFacts = { site: ctx.site, siteUrl: ctx.env.siteUrl, ...total, page, listed: vehicles };
  return {
    category,
    total,
    photographed,
    vehicles,
    paging: { page, pages },
    cities: inCities,
    brands: toBrandEntries(summaries),
    prices: toPriceTableRows(inCities, prices, "citySlug"),
    today: siteToday(ctx),
    faqs,
    fleetCategories: listFleetCategories(fleetSummaries),
    places: listSearchPlaces(words, cities, LISTED_PLACES),
    head: applyOverride(categoryHead(words, catalogueFacts, category, faqs, photographed?.images[0]), override),
  };
}
