import { toCategoryEntries } from "#domain/catalogue/listing-entries.ts";
import type { CollectionPageData } from "#domain/pages/rental-pages.ts";
import { collectionHead } from "#domain/seo/heads/rental-heads.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listShownByCategory, summariseShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/** Maximum number of cars of one category on /vetture. */
const MAX_VEHICLES_PER_CATEGORY = 12;

/** Returns the content of /vetture: the collection, category by category (product.md#public-routes). */
export async function readCollection(ctx: AppContext, _input: undefined, words: Words): Promise<CollectionPageData> {
  const [summaries, vehicles] = await Promise.all([
    summariseShownVehicles(ctx),
    listShownByCategory(ctx, MAX_VEHICLES_PER_CATEGORY, {}, words.language),
  ]);
  const total = sumSummaries(summaries);
  return {
    total,
    categories: toCategoryEntries(summaries)
      .filter((entry) => entry.vehicles > 0)
      .map((entry) => ({ ...entry, shown: vehicles.filter((vehicle) => vehicle.category === entry.slug) })),
    head: collectionHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl, ...total }),
  };
}
