import {
  findNearestCitiesWithVehicles,
  listFleetCategories,
  toBrandEntries,
  toCategoryEntries,
} from "#domain/catalogue/listing-entries.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { listWrittenLanguages } from "#domain/languages.ts";
import type { CityPageData } from "#domain/pages/rental-pages.ts";
import { toPriceTableRows } from "#domain/prices/price-table-rows.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { cityHead } from "#domain/seo/heads/city-head.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findCityBySlug, listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readDeliveredGroup, summariseDelivered } from "#server/services/catalogue/internal/delivered-group.ts";
import { parsePage } from "#server/services/catalogue/internal/page-number.ts";
import {
  listShownByCategory,
  listShownPrices,
  listShownVehicles,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { NO_SUCH_CITY_PAGE } from "#server/services/words/content-words.ts";

const MAX_NEAREST_CITIES = 3;

/**
 * Returns the content of /luxury-car-rental/{city}: categories with counts, the cars that are based in the city, and then those that can be delivered
 * there (product.md#rental-pages). If there are no cars at all, returns the city's text and its neighbouring cities. Throws "not-found" for an
 * unknown city, and with a field for a language that the city's text doesn't have.
 */
export async function readCityPage(
  ctx: AppContext,
  input: { city: string; page: string | null },
  words: Words,
): Promise<CityPageData> {
  const city = await findCityBySlug(ctx.db, input.city);
  if (!city) throw new ServiceError("not-found", NO_SUCH_CITY_PAGE);
  // The city exists, so this is no unknown address that redirects.
  if (!listWrittenLanguages(ctx.site.languages, city.descriptions).includes(words.language))
    throw new ServiceError("not-found", NO_SUCH_CITY_PAGE, [{ path: "language", message: NO_SUCH_CITY_PAGE }]);
  const [allSummaries, cities, override] = await Promise.all([
    summariseShownVehicles(ctx),
    listActiveCities(ctx.db),
    findOverride(ctx.db, { kind: "city", city: city.slug }, words.language),
  ]);
  const summaries = allSummaries.filter((summary) => summary.citySlug === city.slug);
  const total = sumSummaries(summaries);
  const { page, pages, ...window } = parsePage(input.page, total.displayed);
  const deliverable = summariseDelivered(ctx, city, { cities, summaries: allSummaries });
  const priced = total.vehicles > 0 ? { summaries, filter: { city: city.name } } : deliverable;
  const [leaders, vehicles, delivered, prices] = await Promise.all([
    listShownByCategory(ctx, 1, { city: city.name }, words.language),
    listShownVehicles(ctx, { language: words.language, city: city.name, order: "rating", ...window }),
    readDeliveredGroup(ctx, city, deliverable, { language: words.language, page, pages }),
    listShownPrices(ctx, priced.filter),
  ]);
  const categories = toCategoryEntries(summaries);
  const catalogueFacts = {
    site: ctx.site,
    siteUrl: ctx.env.siteUrl,
    vehicles: total.vehicles,
    delivered: delivered.total.vehicles,
    lowestRate: total.vehicles > 0 ? total.lowestRate : delivered.total.lowestRate,
    page,
    listed: [...vehicles, ...delivered.vehicles],
  };
  return {
    city,
    total,
    categories,
    leaders,
    vehicles,
    paging: { page, pages },
    delivered,
    nearest: findNearestCitiesWithVehicles(city, cities, allSummaries, MAX_NEAREST_CITIES),
    brands: toBrandEntries(summaries),
    prices: toPriceTableRows(toCategoryEntries(priced.summaries), prices, "category"),
    today: siteToday(ctx),
    fleetCategories: listFleetCategories(allSummaries),
    places: listSearchPlaces(words, cities, LISTED_PLACES),
    head: applyOverride(cityHead(words, catalogueFacts, city), override),
  };
}
