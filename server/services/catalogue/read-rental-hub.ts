import { toBrandEntries, toCategoryEntries, toCityEntries } from "#domain/catalogue/listing-entries.ts";
import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import type { RentalHubPageData } from "#domain/pages/rental-pages.ts";
import { hubHead } from "#domain/seo/heads/rental-heads.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import {
  listShownPhotographs,
  listShownPrices,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/**
 * Returns the content of /luxury-car-rental: destinations and categories, with the number of cars and the lowest price of each
 * (product.md#rental-pages).
 */
export async function readRentalHub(ctx: AppContext, _input: undefined, words: Words): Promise<RentalHubPageData> {
  const [summaries, photographed, cities, prices, experiences, override] = await Promise.all([
    summariseShownVehicles(ctx),
    listShownPhotographs(ctx, words.language),
    listActiveCities(ctx.db),
    listShownPrices(ctx),
    ctx.site.offers.experiences ? listExperiences(ctx.db, {}, "price", words.language) : [],
    findOverride(ctx.db, { kind: "main_hub" }, words.language),
  ]);
  const total = sumSummaries(summaries);
  const entries = toCityEntries(cities, summaries);
  return {
    total,
    categories: toCategoryEntries(summaries),
    photographed,
    cities: entries,
    brands: toBrandEntries(summaries),
    prices,
    today: siteToday(ctx),
    experiences: experiences.map(({ slug, name }) => ({ slug, name })),
    head: applyOverride(
      hubHead(
        words,
        { site: ctx.site, siteUrl: ctx.env.siteUrl, ...total },
        {
          cities: entries.length,
          countries: listCountryNames(cities),
          photograph: photographed[0]?.images[0],
        },
      ),
      override,
    ),
  };
}
