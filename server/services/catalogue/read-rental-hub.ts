import { brandEntries, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import { sumTallies } from "#domain/catalogue/tally.ts";
import type { RentalHubPageData } from "#domain/pages/rental-pages.ts";
import { hubHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listExperiences } from "#server/repositories/catalogue/experiences.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listLowestPrices } from "#server/repositories/vehicles/lowest-prices.ts";
import { houseToday } from "#server/services/internal/site-today.ts";

/** /luxury-car-rental: destinations and categories with their counts and from-prices (B 2.2). */
export async function readRentalHub(ctx: AppContext): Promise<RentalHubPageData> {
  const [tallies, cities, prices, experiences, override] = await Promise.all([
    tallyVehicles(ctx.db),
    listActiveCities(ctx.db),
    listLowestPrices(ctx.db),
    listExperiences(ctx.db),
    findOverride(ctx.db, { kind: "main_hub" }),
  ]);
  const total = sumTallies(tallies);
  const entries = cityEntries(cities, tallies);
  return {
    total,
    categories: categoryEntries(tallies),
    cities: entries,
    brands: brandEntries(tallies),
    prices,
    today: houseToday(ctx),
    experiences: experiences.map(({ slug, name }) => ({ slug, name })),
    head: applyOverride(hubHead({ siteUrl: ctx.env.siteUrl, ...total }, entries.length), override),
  };
}
