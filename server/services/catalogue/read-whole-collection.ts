import { categoryEntries } from "#domain/catalogue/entries.ts";
import { sumTallies } from "#domain/catalogue/tally.ts";
import type { CollectionPageData } from "#domain/pages/rental-pages.ts";
import { collectionHead } from "#domain/seo/heads/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { listVehiclesByCategory, tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";

/** Cars of one category on /vetture. */
const SHOWN_PER_CATEGORY = 12;

/** /vetture: the collection, category by category (A 2). */
export async function readWholeCollection(ctx: AppContext): Promise<CollectionPageData> {
  const [tallies, vehicles] = await Promise.all([
    tallyVehicles(ctx.db),
    listVehiclesByCategory(ctx.db, SHOWN_PER_CATEGORY),
  ]);
  const total = sumTallies(tallies);
  return {
    total,
    categories: categoryEntries(tallies)
      .filter((entry) => entry.vehicles > 0)
      .map((entry) => ({ ...entry, shown: vehicles.filter((vehicle) => vehicle.category === entry.slug) })),
    head: collectionHead({ siteUrl: ctx.env.siteUrl, ...total }),
  };
}
