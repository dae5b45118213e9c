import { toBrandEntries, toCategoryEntries, toCityEntries } from "#domain/catalogue/listing-entries.ts";
import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { isCategorySlug } from "#domain/categories.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { buildCategoryFaqs } from "#domain/faqs/category-faqs.ts";
import type { CategoryInCityPageData } from "#domain/pages/rental-pages.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { cityCategoryHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { readDeliveredGroup, summariseDelivered } from "#server/services/catalogue/internal/delivered-group.ts";
import { parsePage } from "#server/services/catalogue/internal/page-number.ts";
import { listShownVehicles, summariseShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/**
 * Returns the content of /luxury-car-rental/{city}/{category}: the cars of the category in the city, and then those that can be delivered there
 * (product.md#rental-pages). Throws "not-found" if city or category is unknown.
 */
export async function readCategoryInCityPage(
  ctx: AppContext,
  input: { city: string; category: string; page: string | null },
  words: Words,
): Promise<CategoryInCityPageData> {
  const { category } = input;
  const city = isCategorySlug(category) ? await findCityBySlug(ctx.db, input.city) : null;
  if (!city || !isCategorySlug(category)) throw new ServiceError("not-found", textReference("refusals", "noSuchPage"));
  const [summaries, cities, override, categoryTerms, fleetTerms] = await Promise.all([
    summariseShownVehicles(ctx),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "category_city", city: city.slug, category }, words.language),
    readTermsRange(ctx.db, { categories: [category], available: true }),
    readTermsRange(ctx.db, { available: true }),
  ]);
  const citySummaries = summaries.filter((summary) => summary.citySlug === city.slug);
  const categorySummaries = summaries.filter((summary) => summary.category === category);
  const pageSummaries = citySummaries.filter((summary) => summary.category === category);
  const total = sumSummaries(pageSummaries);
  const { page, pages, ...window } = parsePage(input.page, total.displayed);
  const faqs = buildCategoryFaqs(
    words,
    category,
    {
      category: categoryTerms,
      fleet: fleetTerms,
      categoryRates: sumSummaries(categorySummaries),
      fleetRates: sumSummaries(summaries),
    },
    { site: ctx.site, countries: listCountryNames(cities) },
  );
  const deliverable = summariseDelivered(ctx, city, { cities, summaries: categorySummaries });
  const [vehicles, delivered] = await Promise.all([
    listShownVehicles(ctx, {
      language: words.language,
      city: city.name,
      categories: [category],
      order: "rating",
      ...window,
    }),
    readDeliveredGroup(ctx, city, deliverable, { language: words.language, page, pages, categories: [category] }),
  ]);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    ...total,
    delivered: delivered.total.vehicles,
    page,
    listed: [...vehicles, ...delivered.vehicles],
  };
  return {
    city,
    category,
    total,
    vehicles,
    paging: { page, pages },
    delivered,
    otherCategories: toCategoryEntries(citySummaries).filter((entry) => entry.slug !== category && entry.vehicles > 0),
    otherCities: toCityEntries(cities, categorySummaries).filter(
      (entry) => entry.slug !== city.slug && entry.vehicles > 0,
    ),
    brands: toBrandEntries(pageSummaries),
    faqs,
    places: listSearchPlaces(words, cities, LISTED_PLACES),
    head: applyOverride(cityCategoryHead(words, catalogueFacts, city, category), override),
  };
}
