import { toCategoryEntries, toCityEntries } from "#domain/catalogue/listing-entries.ts";
import type { BrandPageData } from "#domain/pages/brand-pages.ts";
import { toPriceTableRows } from "#domain/prices/price-table-rows.ts";
import { brandHead } from "#domain/seo/heads/brand-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findBrandBySlug } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { summariseDelivered } from "#server/services/catalogue/internal/delivered-group.ts";
import { parsePage } from "#server/services/catalogue/internal/page-number.ts";
import {
  listShownPrices,
  listShownVehicles,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/**
 * Returns the content of /{brand}: counts, average price, links to cities, and cars (product.md#brand-pages). Throws "not-found" if there is no
 * active brand with this slug.
 */
export async function readBrandPage(
  ctx: AppContext,
  input: { brand: string; page: string | null },
  words: Words,
): Promise<BrandPageData> {
  const brand = await findBrandBySlug(ctx.db, input.brand, words.language);
  if (!brand) throw new ServiceError("not-found", textReference("refusals", "noSuchBrand"));
  const [summaries, cities, prices, override] = await Promise.all([
    summariseShownVehicles(ctx, { brands: [brand.name] }),
    listActiveCities(ctx.db),
    listShownPrices(ctx, { brands: [brand.name] }),
    findOverride(ctx.db, { kind: "brand", brand: brand.slug }, words.language),
  ]);
  const total = sumSummaries(summaries);
  const { page, pages, ...window } = parsePage(input.page, total.displayed);
  const vehicles = await listShownVehicles(ctx, {
    language: words.language,
    brands: [brand.name],
    order: "offered",
    ...window,
  });
  const inCities = toCityEntries(cities, summaries).filter((entry) => entry.vehicles > 0);
  const deliveredTo = cities
    .filter(({ slug, hasPage }) => hasPage && !inCities.some((entry) => entry.slug === slug))
    .filter((city) => summariseDelivered(ctx, city, { cities, summaries }).total.vehicles > 0);
  const served = [...inCities, ...deliveredTo].map(({ name }) => name);
  const year = ctx.clock().getUTCFullYear();
  const catalogueFacts = { site: ctx.site, siteUrl: ctx.env.siteUrl, year, ...total, page, listed: vehicles };
  return {
    brand,
    total,
    cities: inCities,
    deliveredTo: deliveredTo.map(({ slug, name }) => ({ slug, name })),
    categories: toCategoryEntries(summaries).filter((entry) => entry.displayed > 0),
    vehicles,
    paging: { page, pages },
    prices: toPriceTableRows(inCities, prices, "citySlug"),
    today: siteToday(ctx),
    head: applyOverride(brandHead(words, catalogueFacts, brand, served), override),
  };
}
