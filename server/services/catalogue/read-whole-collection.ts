import { type CategoryEntry, categoryEntries } from "#domain/catalogue/entries.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import { collectionHead } from "#domain/seo/heads/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { listVehiclesByCategory, tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";

export interface WholeCollection {
  total: TallySum;
  /** Each category with its best-rated cars; the category's own page has all of them. */
  categories: (CategoryEntry & { shown: Vehicle[] })[];
  head: PageHead;
}

/** Cars of one category on /vetture. */
const SHOWN_PER_CATEGORY = 12;

/** /vetture: the collection, category by category (A 2). */
export async function readWholeCollection(ctx: AppContext): Promise<WholeCollection> {
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
