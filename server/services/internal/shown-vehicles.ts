import type { CatalogueVehicleProfile, VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { Language } from "#domain/languages.ts";
import type { LowestPrice } from "#domain/prices/price-table-rows.ts";
import { type BaseRatedVehicle, type FromRates, findFromRates } from "#domain/rates/from-rate.ts";
import type { RateRule } from "#domain/rates/rate-rule.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import { listRateRules } from "#server/repositories/rates/rate-rules.ts";
import {
  findVehicleBySlug,
  listPhotographedVehicles,
  listVehicles,
  listVehiclesByCategory,
  type VehicleListing,
} from "#server/repositories/vehicles/list-vehicles.ts";
import {
  type GroupPrice,
  listGroupPrices,
  listPricesBesideRules,
} from "#server/repositories/vehicles/lowest-prices.ts";
import type { VehicleGroupFilter } from "#server/repositories/vehicles/vehicle-conditions.ts";
import { summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { siteToday } from "./site-today.ts";

/** Lists cars with the lowest price of their days. */
export async function listShownVehicles(ctx: AppContext, listing: VehicleListing): Promise<Vehicle[]> {
  return addFromRates(ctx, await listVehicles(ctx.db, listing));
}

/** Lists the best-rated cars of each category with the lowest price of their days. */
export async function listShownByCategory(
  ctx: AppContext,
  ...listing: Parameters<typeof listVehiclesByCategory> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Vehicle[]> {
  return addFromRates(ctx, await listVehiclesByCategory(ctx.db, ...listing));
}

/** Lists the best-rated car with a photograph of each category, with the lowest price of its days. */
export async function listShownPhotographs(ctx: AppContext, language: Language): Promise<Vehicle[]> {
  return addFromRates(ctx, await listPhotographedVehicles(ctx.db, language));
}

/** Returns the public car with a slug with the lowest price of its days; null if there is none. */
export async function findShownVehicle(
  ctx: AppContext,
  slug: string,
  language: Language = "it",
): Promise<VehicleProfile | null> {
  const vehicle = await findVehicleBySlug(ctx.db, slug, language);
  if (!vehicle) return null;
  const [shown] = await addFromRates(ctx, [vehicle as CatalogueVehicleProfile]);
  return shown ?? null;
}

/** Adds the lowest price of its days to each car. */
export async function addFromRates<Car extends BaseRatedVehicle>(
  ctx: AppContext,
  vehicles: readonly Car[],
): Promise<(Car & { fromRate: number })[]> {
  if (vehicles.length === 0) return [];
  const { fromRateOf } = await readFromRates(ctx);
  return vehicles.map((vehicle) => ({ ...vehicle, fromRate: fromRateOf(vehicle) }));
}

/** Summarises cars; the lowest and the highest rate are of the lowest prices of their days, the total is of the base rates. */
export async function summariseShownVehicles(
  ctx: AppContext,
  filter: VehicleGroupFilter = {},
): Promise<readonly VehicleSummary[]> {
  const summaries = await summariseVehicles(ctx.db, filter);
  const rates = await readFromRates(ctx);
  if (rates.isBaseRate) return summaries;
  const besideRules = await readPricesBesideRules(ctx, filter, rates);
  return summaries.map((summary) => {
    const { brand, category, city: location } = summary;
    const group = { id: "", brand, category, location };
    const prices = besideRules.get(groupKey(group)) ?? [
      { ...group, dailyRate: summary.lowestRate },
      { ...group, dailyRate: summary.highestRate },
    ];
    if (summary.vehicles === 0) return summary;
    const fromRates = prices.map(rates.fromRateOf);
    return { ...summary, lowestRate: Math.min(...fromRates), highestRate: Math.max(...fromRates) };
  });
}

/** Returns the cheapest available car of each brand and category in each city, for price tables. */
export async function listShownPrices(
  ctx: AppContext,
  filter: Omit<VehicleGroupFilter, "available"> = {},
): Promise<readonly LowestPrice[]> {
  const [prices, rates] = [await listGroupPrices(ctx.db, filter), await readFromRates(ctx)];
  const besideRules = await readPricesBesideRules(ctx, filter, rates);
  return [...prices.filter((price) => !besideRules.has(groupKey(price))), ...[...besideRules.values()].flat()].map(
    (price) => ({ ...price, fromRate: rates.fromRateOf(price) }),
  );
}

/** Returns the cars that may be the cheapest or dearest of the groups in which a car has rules of its own. */
async function readPricesBesideRules(
  ctx: AppContext,
  filter: VehicleGroupFilter,
  { hasVehicleRules }: FromRates,
): Promise<ReadonlyMap<string, readonly GroupPrice[]>> {
  const prices = hasVehicleRules ? await listPricesBesideRules(ctx.db, filter) : [];
  return Map.groupBy(prices, groupKey);
}

const groupKey = ({ brand, category, location }: { brand: string; category: CategorySlug; location: string }) =>
  JSON.stringify([brand, category, location]);

const preparedRates = new WeakMap<readonly RateRule[], { today: string; rates: FromRates }>();

/** Returns the lowest prices of the day, prepared once for the same rules. */
export async function readFromRates(ctx: AppContext): Promise<FromRates> {
  const rules = (await listRateRules(ctx.db)) as readonly RateRule[];
  const today = siteToday(ctx);
  const prepared = preparedRates.get(rules);
  if (prepared?.today === today) return prepared.rates;
  const rates = findFromRates(rules, today);
  preparedRates.set(rules, { today, rates });
  return rates;
}
