import type { Language } from "#domain/languages.ts";
import type { ComparisonPageData } from "#domain/pages/rental-pages.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { comparisonHead } from "#domain/seo/heads/content-heads.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import {
  buildComparisonRows,
  MAX_COMPARED_VEHICLES,
  parseComparedSlugs,
  suggestVehiclesToCompare,
} from "#domain/vehicles/vehicle-comparison.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listOffers } from "#server/services/bookings/offer/list-offers.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/** Returns the content of /confronto: up to three cars with their total prices for the same dates (product.md#comparison). Omits unknown cars. */
export async function readComparison(
  ctx: AppContext,
  { named: slugs, choice }: { named: readonly string[]; choice: RentalChoice },
  words: Words,
): Promise<ComparisonPageData> {
  const offers = await listOffers(ctx, { slugs: parseComparedSlugs(slugs), choice }, words);
  const vehicles = offers.map(({ vehicle, selection, offer }) => ({ vehicle, selection, offer }));
  const cars = vehicles.map(({ vehicle }) => vehicle);
  return {
    vehicles,
    rows: buildComparisonRows(words, cars),
    rental: new URLSearchParams({ ...choice }).toString(),
    suggestions: await readSuggestions(ctx, cars, words.language),
    head: comparisonHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }, cars.map(vehicleTitle)),
  };
}

/** Number of best-rated cars of the category among which suggestions are chosen. */
const MAX_CANDIDATES = 100;

async function readSuggestions(ctx: AppContext, cars: readonly Vehicle[], language: Language): Promise<Vehicle[]> {
  const [first] = cars;
  if (!first || cars.length >= MAX_COMPARED_VEHICLES) return [];
  const candidates = await listShownVehicles(ctx, {
    language,
    categories: [first.category],
    available: true,
    order: "rating",
    limit: MAX_CANDIDATES,
  });
  return suggestVehiclesToCompare(cars, candidates);
}
