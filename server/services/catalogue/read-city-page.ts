import { brandEntries, categoryEntries, nearestCitiesWithCars } from "#domain/catalogue/entries.ts";
import { sumSummaries } from "#domain/catalogue/vehicle-summary.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { cityLanguage } from "#domain/languages.ts";
import type { CityPageData } from "#domain/pages/rental-pages.ts";
import { priceTableRows } from "#domain/prices/price-table-rows.ts";
import { searchPlaces } from "#domain/search/search-places.ts";
import { cityHead } from "#domain/seo/heads/city-head.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import {
  listVehicles,
  listVehiclesByCategory,
  summariseVehicles,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { listLowestPrices } from "#server/repositories/vehicles/lowest-prices.ts";
import { pageOf } from "#server/services/catalogue/internal/page-number.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

const NEAREST = 3;

/** /luxury-car-rental/{city}: categories with counts, all cars (product.md#rental-pages); a city without cars has its text and its neighbours. Throws "not-found" for an unknown city. */
export async function readCityPage(
  ctx: AppContext,
  input: { city: string; page: string | null; language?: string | null },
): Promise<CityPageData> {
  const city = await findCityBySlug(ctx.db, input.city);
  if (!city) throw new ServiceError("not-found", "Non conosciamo questa città.");
  const [allSummaries, cities, prices, override] = await Promise.all([
    summariseVehicles(ctx.db),
    listActiveCities(ctx.db),
    listLowestPrices(ctx.db, { city: city.name }),
    findOverride(ctx.db, { kind: "city", city: city.slug }),
  ]);
  const summaries = allSummaries.filter((summary) => summary.citySlug === city.slug);
  const total = sumSummaries(summaries);
  const { page, pages, ...window } = pageOf(input.page, total.displayed);
  const [leaders, vehicles] = await Promise.all([
    listVehiclesByCategory(ctx.db, 1, { city: city.name }),
    listVehicles(ctx.db, { city: city.name, order: "rating", ...window }),
  ]);
  const language = cityLanguage(input.language ?? null);
  const categories = categoryEntries(summaries);
  const catalogueFacts = { site: ctx.site, siteUrl: ctx.env.siteUrl, ...total, page, listed: vehicles };
  return {
    city,
    language,
    total,
    categories,
    leaders,
    vehicles,
    paging: { page, pages },
    nearest: nearestCitiesWithCars(city, cities, allSummaries, NEAREST),
    brands: brandEntries(summaries),
    prices: priceTableRows(categories, prices, "category"),
    today: siteToday(ctx),
    places: searchPlaces(cities, LISTED_PLACES),
    head: applyOverride(cityHead(catalogueFacts, city, language), override),
  };
}
