import {
  type CategoryEntry,
  type CityEntry,
  categoryEntries,
  nearestCitiesWithCars,
} from "#domain/catalogue/entries.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import { sumTallies, type TallySum } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type CityLanguage, cityLanguage } from "#domain/languages.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { cityHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities.ts";
import { listVehicles, listVehiclesByCategory, tallyVehicles } from "#server/repositories/vehicles.ts";
import { type Paging, pageOf } from "#server/services/catalogue/page-number.ts";

export interface CityPageData {
  city: CityProfile;
  /** Of the city's own text (A 1). */
  language: CityLanguage;
  total: TallySum;
  categories: CategoryEntry[];
  /** The best-rated car of each category: it stands for it. */
  leaders: Vehicle[];
  vehicles: Vehicle[];
  paging: Paging;
  /** The nearest cities that have cars (design 6.20). */
  nearest: CityEntry[];
  head: PageHead;
}

const NEAREST = 3;

/** /luxury-car-rental/{city}: categories with counts, all cars (B 2.2); a city without cars has its text and its neighbours (design 6.20). Throws "not-found" for an unknown city. */
export async function readCityPage(
  ctx: AppContext,
  input: { city: string; page: string | null; language?: string | null },
): Promise<CityPageData> {
  const city = await findCityBySlug(ctx.db, input.city);
  if (!city) throw new ServiceError("not-found", "Non conosciamo questa città.");
  const [allTallies, cities] = await Promise.all([tallyVehicles(ctx.db), listActiveCities(ctx.db)]);
  const tallies = allTallies.filter((tally) => tally.citySlug === city.slug);
  const total = sumTallies(tallies);
  const { page, pages, ...window } = pageOf(input.page, total.vehicles);
  const [leaders, vehicles] = await Promise.all([
    listVehiclesByCategory(ctx.db, 1, { city: city.name }),
    listVehicles(ctx.db, { city: city.name, order: "rating", ...window }),
  ]);
  const language = cityLanguage(input.language ?? null);
  return {
    city,
    language,
    total,
    categories: categoryEntries(tallies),
    leaders,
    vehicles,
    paging: { page, pages },
    nearest: nearestCitiesWithCars(city, cities, allTallies, NEAREST),
    head: cityHead({ siteUrl: ctx.env.siteUrl, ...total }, city, language),
  };
}
