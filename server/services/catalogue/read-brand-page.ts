import { type CategoryEntry, type CityEntry, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import type { Brand } from "#domain/catalogue/profiles.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { brandHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findBrandBySlug } from "#server/repositories/brands.ts";
import { listActiveCities } from "#server/repositories/cities.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles.ts";
import { type Paging, pageOf } from "#server/services/catalogue/page-number.ts";

export interface BrandPageData {
  brand: Brand;
  /** Models, and their average daily price (B 2.3). */
  total: TallySum;
  /** Only cities with a car of the brand. */
  cities: CityEntry[];
  categories: CategoryEntry[];
  vehicles: Vehicle[];
  paging: Paging;
  head: PageHead;
}

/** /{brand}: counts, average price, city links and cars (B 2.3). Throws "not-found" for what is no active brand. */
export async function readBrandPage(
  ctx: AppContext,
  input: { brand: string; page: string | null },
): Promise<BrandPageData> {
  const brand = await findBrandBySlug(ctx.db, input.brand);
  if (!brand) throw new ServiceError("not-found", "Non abbiamo questo marchio.");
  const [tallies, cities] = await Promise.all([
    tallyVehicles(ctx.db, { brands: [brand.slug] }),
    listActiveCities(ctx.db),
  ]);
  const total = sumTallies(tallies);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  return {
    brand,
    total,
    cities: cityEntries(cities, tallies).filter((entry) => entry.vehicles > 0),
    categories: categoryEntries(tallies).filter((entry) => entry.vehicles > 0),
    vehicles: await listVehicles(ctx.db, { brands: [brand.slug], order: "rating", ...window }),
    paging: { page, pages },
    head: brandHead({ siteUrl: ctx.env.siteUrl, ...total }, brand),
  };
}
