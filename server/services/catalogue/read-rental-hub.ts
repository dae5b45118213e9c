import { type CategoryEntry, type CityEntry, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { hubHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities.ts";
import { tallyVehicles } from "#server/repositories/vehicles.ts";

export interface RentalHub {
  total: TallySum;
  categories: CategoryEntry[];
  /** Every city with a page; those with cars first, most cars first. */
  cities: CityEntry[];
  head: PageHead;
}

/** /luxury-car-rental: destinations and categories with their counts and from-prices (B 2.2). */
export async function readRentalHub(ctx: AppContext): Promise<RentalHub> {
  const [tallies, cities] = await Promise.all([tallyVehicles(ctx.db), listActiveCities(ctx.db)]);
  const total = sumTallies(tallies);
  const entries = cityEntries(cities, tallies);
  return {
    total,
    categories: categoryEntries(tallies),
    cities: entries,
    head: hubHead({ siteUrl: ctx.env.siteUrl, ...total }, entries.length),
  };
}
