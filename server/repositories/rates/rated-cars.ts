import { asc, count, eq, inArray, max, min, sql } from "drizzle-orm";
import type { RatedCars } from "#domain/rates/rate-calendar.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { rateRules, searchKeyColumn, vehicles } from "#server/db/schema.ts";
import { toCondition } from "#server/repositories/table-rows.ts";
import { type NamedRateRule, toRatedVehicle, withVehicleNames } from "./stored-rate-rules.ts";

/** Lists all cars by brand, category and base city, and one by one those with rules of their own. Uses one query. */
export const listRatedCars = cachedQuery("rated cars", async (db: Queryable): Promise<RatedCars[]> => {
  const ruled = db.selectDistinct({ id: rateRules.vehicleId }).from(rateRules).as("ruled");
  const rows = await db
    .select({
      id: sql<string>`min(${vehicles.id}::text)`,
      brand: vehicles.brand,
      category: vehicles.category,
      location: vehicles.location,
      cars: count(),
      lowest: min(vehicles.priceCents),
      highest: max(vehicles.priceCents),
    })
    .from(vehicles)
    .leftJoin(ruled, eq(ruled.id, vehicles.id))
    .groupBy(ruled.id, vehicles.brand, vehicles.category, vehicles.location);
  return rows.map(({ cars, lowest, highest, ...facts }) => ({
    vehicle: toRatedVehicle(facts),
    cars,
    lowest: lowest ?? 0,
    highest: highest ?? 0,
  }));
});

/** A car that a search found. */
export interface FoundCar extends RatedCars {
  name: string;
}

/** Returns the cars that match a search, by brand and name, and how many there are. */
export async function searchRatedCars(
  db: Queryable,
  { q, city, limit }: { q: string; city: string | undefined; limit: number },
): Promise<{ cars: FoundCar[]; total: number }> {
  const filters = city ? [{ column: vehicles.location, value: city }] : [];
  const rows = await db
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      name: vehicles.name,
      category: vehicles.category,
      location: vehicles.location,
      rate: vehicles.priceCents,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(vehicles)
    .where(toCondition({ filters, search: { keys: [searchKeyColumn(vehicles)], text: q } }))
    .orderBy(asc(vehicles.brand), asc(vehicles.name), asc(vehicles.location), asc(vehicles.id))
    .limit(limit);
  const cars = rows.map(({ name, rate, total: _total, ...facts }) => ({
    vehicle: toRatedVehicle(facts),
    name: `${facts.brand} ${name}`,
    cars: 1,
    lowest: rate,
    highest: rate,
  }));
  return { cars, total: rows[0]?.total ?? 0 };
}

/** Returns the rules with these ids. */
export async function listNamedRateRules(db: Queryable, ids: readonly string[]): Promise<NamedRateRule[]> {
  if (ids.length === 0) return [];
  return withVehicleNames(
    db,
    await db
      .select()
      .from(rateRules)
      .where(inArray(rateRules.id, [...ids])),
  );
}
