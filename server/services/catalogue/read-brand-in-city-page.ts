import { brandEntries, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import { sumSummaries } from "#domain/catalogue/vehicle-summary.ts";
import type { BrandInCityPageData } from "#domain/pages/brand-pages.ts";
import { priceTableRows } from "#domain/prices/price-table-rows.ts";
import { brandCityHead } from "#domain/seo/heads/brand-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { findBrandBySlug } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listLowestPrices } from "#server/repositories/vehicles/lowest-prices.ts";
import { readTermsRange, summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { findDelivered, readDelivered } from "#server/services/catalogue/internal/delivered-group.ts";
import { pageOf } from "#server/services/catalogue/internal/page-number.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Why there is no such page, for the page it then leads to: "brand" to /, "vehicles" to /{brand} (product.md#brand-pages). */
export type BrandInCityAbsence = { missing: "brand" | "vehicles" };

/** /{brand}/{city}: count, average price and categories of a brand's cars in a city (product.md#brand-pages). */
export async function readBrandInCityPage(
  ctx: AppContext,
  input: { brand: string; city: string; page: string | null },
): Promise<BrandInCityPageData | BrandInCityAbsence> {
  const brand = await findBrandBySlug(ctx.db, input.brand);
  if (!brand) return { missing: "brand" };
  const [everySummary, cities, override] = await Promise.all([
    summariseVehicles(ctx.db),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "brand-city", brand: brand.slug, city: input.city }),
  ]);
  const summaries = everySummary.filter((summary) => summary.brandSlug === brand.slug);
  const city = cities.find(({ slug, hasPage }) => slug === input.city && hasPage);
  const inCity = summaries.filter((summary) => summary.citySlug === city?.slug);
  if (!city || inCity.length === 0) return { missing: "vehicles" };
  const total = sumSummaries(inCity);
  const { page, pages, ...window } = pageOf(input.page, total.displayed);
  const ofPage = { brands: [brand.name], city: city.name };
  const brought = findDelivered(ctx, city, { cities, summaries });
  const [vehicles, prices, terms, delivered] = await Promise.all([
    listVehicles(ctx.db, { ...ofPage, order: "offered", ...window }),
    listLowestPrices(ctx.db, ofPage),
    readTermsRange(ctx.db, { ...ofPage, available: true }),
    readDelivered(ctx, city, brought, { page, pages, brands: [brand.name] }),
  ]);
  const categories = categoryEntries(inCity).filter((entry) => entry.displayed > 0);
  const ofOthers = everySummary.filter((summary) => summary.citySlug === city.slug && summary.brandSlug !== brand.slug);
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
    prices: priceTableRows(categories, prices, "category"),
    today: siteToday(ctx),
    terms,
    otherCities: cityEntries(cities, summaries).filter((entry) => entry.slug !== city.slug && entry.vehicles > 0),
    otherBrands: brandEntries(ofOthers),
    head: applyOverride(brandCityHead(catalogueFacts, brand, city), override),
  };
}
