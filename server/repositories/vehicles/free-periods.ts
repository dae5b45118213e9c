import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";
import { isBaseOf } from "#server/repositories/catalogue/cities.ts";
import { type FreePeriod, type VehicleFilter, vehicleConditions } from "./vehicle-conditions.ts";

/** The most searches that are looked at in one query. */
export const MOST_SEARCHES = 20;

/** Which of the searches, by their place in the list, at least one car meets; one query, which leaves each at its first car. */
export async function findMetSearches(
  db: Queryable,
  searches: readonly (VehicleFilter & { freeFor: FreePeriod })[],
): Promise<ReadonlySet<number>> {
  const [first, second, ...others] = searches.slice(0, MOST_SEARCHES).map((search, place) =>
    db
      .select({ place: sql<number>`${place}::integer` })
      .from(vehicles)
      .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
      .innerJoin(cities, isBaseOf(vehicles))
      .where(vehicleConditions(search))
      .limit(1),
  );
  if (!first) return new Set();
  const rows = second ? await unionAll(first, second, ...others) : await first;
  return new Set(rows.map(({ place }) => place));
}
