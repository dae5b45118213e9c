import { type CategoryEntry, type CityEntry, categoryEntries, cityEntries } from "#domain/catalogue/entries.ts";
import type { Brand } from "#domain/catalogue/profiles.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { City } from "#domain/places.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { brandCityHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { findBrandBySlug } from "#server/repositories/brands.ts";
import { listActiveCities } from "#server/repositories/cities.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles.ts";
import { type Paging, pageOf } from "#server/services/catalogue/page-number.ts";

export interface BrandInCityPageData {
  brand: Brand;
  city: City;
  total: TallySum;
  categories: CategoryEntry[];
  vehicles: Vehicle[];
  paging: Paging;
  otherCities: CityEntry[];
  head: PageHead;
}

/** Why there is no such page, for the page it then leads to: "brand" to /, "vehicles" to /{brand} (B 2.3). */
export type BrandInCityAbsence = { missing: "brand" | "vehicles" };

/** /{brand}/{city}: count, average price and categories of a brand's cars in a city (B 2.3). */
export async function readBrandInCityPage(
  ctx: AppContext,
  input: { brand: string; city: string; page: string | null },
): Promise<BrandInCityPageData | BrandInCityAbsence> {
  const brand = await findBrandBySlug(ctx.db, input.brand);
  if (!brand) return { missing: "brand" };
  const [tallies, cities] = await Promise.all([
    tallyVehicles(ctx.db, { brands: [brand.slug] }),
    listActiveCities(ctx.db),
  ]);
  const city = cities.find(({ slug, hasPage }) => slug === input.city && hasPage);
  const inCity = tallies.filter((tally) => tally.citySlug === city?.slug);
  if (!city || inCity.length === 0) return { missing: "vehicles" };
  const total = sumTallies(inCity);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  return {
    brand,
    city,
    total,
    categories: categoryEntries(inCity).filter((entry) => entry.vehicles > 0),
    vehicles: await listVehicles(ctx.db, { brands: [brand.slug], city: city.name, order: "rating", ...window }),
    paging: { page, pages },
    otherCities: cityEntries(cities, tallies).filter((entry) => entry.slug !== city.slug && entry.vehicles > 0),
    head: brandCityHead({ siteUrl: ctx.env.siteUrl, ...total }, brand, city),
  };
}
