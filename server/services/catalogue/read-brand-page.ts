import { categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import { sumTallies } from "#domain/catalogue/tally.ts";
import type { BrandPageData } from "#domain/pages/brand-pages.ts";
import { priceTableRows } from "#domain/prices/price-table-rows.ts";
import { brandHead } from "#domain/seo/heads/brand-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findBrandBySlug } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listLowestPrices } from "#server/repositories/vehicles/lowest-prices.ts";
import { pageOf } from "#server/services/catalogue/internal/page-number.ts";
import { houseToday } from "#server/services/internal/site-today.ts";

/** /{brand}: counts, average price, city links and cars (B 2.3). Throws "not-found" for what is no active brand. */
export async function readBrandPage(
  ctx: AppContext,
  input: { brand: string; page: string | null },
): Promise<BrandPageData> {
  const brand = await findBrandBySlug(ctx.db, input.brand);
  if (!brand) throw new ServiceError("not-found", "Non abbiamo questo marchio.");
  const [tallies, cities, prices, override] = await Promise.all([
    tallyVehicles(ctx.db, { brands: [brand.slug] }),
    listActiveCities(ctx.db),
    listLowestPrices(ctx.db, { brands: [brand.slug] }),
    findOverride(ctx.db, { kind: "brand", brand: brand.slug }),
  ]);
  const total = sumTallies(tallies);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  const vehicles = await listVehicles(ctx.db, { brands: [brand.slug], order: "rating", ...window });
  const inCities = cityEntries(cities, tallies).filter((entry) => entry.vehicles > 0);
  const standing = { siteUrl: ctx.env.siteUrl, ...total, page, listed: vehicles };
  return {
    brand,
    total,
    cities: inCities,
    categories: categoryEntries(tallies).filter((entry) => entry.vehicles > 0),
    vehicles,
    paging: { page, pages },
    prices: priceTableRows(inCities, prices, "citySlug"),
    today: houseToday(ctx),
    head: applyOverride(brandHead(standing, brand), override),
  };
}
