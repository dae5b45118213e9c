import { toBrandEntries, toCategoryEntries, toCityEntries } from "#domain/catalogue/listing-entries.ts";
import type { BrandInCityPageData } from "#domain/pages/brand-pages.ts";
import { toPriceTableRows } from "#domain/prices/price-table-rows.ts";
import { brandCityHead } from "#domain/seo/heads/brand-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { findBrandBySlug } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readTermsRange } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { readDeliveredGroup, summariseDelivered } from "#server/services/catalogue/internal/delivered-group.ts";
import { parsePage } from "#server/services/catalogue/internal/page-number.ts";
import {
  listShownPrices,
  listShownVehicles,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** What is missing for the page. It decides where the page redirects: for "brand" to /, for "vehicles" to /{brand} (product.md#brand-pages). */
export type MissingBrandInCity = { missing: "brand" | "vehicles" };

/**
 * Returns the content of /{brand}/{city}: count, average price and categories of a brand's cars in a city (product.md#brand-pages). If there is no
 * such page, returns what is missing.
 */
export async function readBrandInCityPage(
  ctx: AppContext,
  input: { brand: string; city: string; page: string | null },
  words: Words,
): Promise<BrandInCityPageData | MissingBrandInCity> {
  const brand = await findBrandBySlug(ctx.db, input.brand, words.language);
  if (!brand) return { missing: "brand" };
  const [everySummary, cities, override] = await Promise.all([
    summariseShownVehicles(ctx),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "brand-city", brand: brand.slug, city: input.city }, words.language),
  ]);
  const summaries = everySummary.filter((summary) => summary.brandSlug === brand.slug);
  const city = cities.find(({ slug, hasPage }) => slug === input.city && hasPage);
  const inCity = summaries.filter((summary) => summary.citySlug === city?.slug);
  if (!city || inCity.length === 0) return { missing: "vehicles" };
  const total = sumSummaries(inCity);
  const { page, pages, ...window } = parsePage(input.page, total.displayed);
  const pageFilter = { brands: [brand.name], city: city.name };
  const deliverable = summariseDelivered(ctx, city, { cities, summaries });
  const [vehicles, prices, terms, delivered] = await Promise.all([
    listShownVehicles(ctx, { language: words.language, ...pageFilter, order: "offered", ...window }),
    listShownPrices(ctx, pageFilter),
    readTermsRange(ctx.db, { ...pageFilter, available: true }),
    readDeliveredGroup(ctx, city, deliverable, { language: words.language, page, pages, brands: [brand.name] }),
  ]);
  const categories = toCategoryEntries(inCity).filter((entry) => entry.displayed > 0);
  const otherBrandSummaries = everySummary.filter(
    (summary) => summary.citySlug === city.slug && summary.brandSlug !== brand.slug,
  );
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    ...total,
    page,
    listed: [...vehicles, ...delivered.vehicles],
  };
  return {
    brand,
    city,
    total,
    categories,
    vehicles,
    paging: { page, pages },
    delivered,
    prices: toPriceTableRows(categories, prices, "category"),
    today: siteToday(ctx),
    terms,
    otherCities: toCityEntries(cities, summaries).filter((entry) => entry.slug !== city.slug && entry.vehicles > 0),
    otherBrands: toBrandEntries(otherBrandSummaries),
    head: applyOverride(brandCityHead(words, catalogueFacts, brand, city), override),
  };
}
