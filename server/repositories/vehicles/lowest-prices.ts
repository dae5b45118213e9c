import { and, asc, desc, eq, exists, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findCategory } from "#domain/categories.ts";
import type { LowestPrice } from "#domain/prices/price-table-rows.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, rateRules, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import { toGroupCondition, type VehicleGroupFilter } from "./vehicle-conditions.ts";

/** A car that may be the cheapest of its brand and category in its base city, with its base rate. */
export interface GroupPrice extends Omit<LowestPrice, "fromRate"> {
  id: string;
  location: string;
  dailyRate: number;
}

const priceColumns = {
  id: vehicles.id,
  slug: vehicles.slug,
  brand: vehicles.brand,
  name: vehicles.name,
  location: vehicles.location,
  citySlug: cities.slug,
  category: vehicles.category,
  dailyRate: vehicles.priceCents,
  deposit: vehicles.depositCents,
};

/** Returns the available car with the lowest base rate for each brand and category in each city. Uses one query. */
export const listGroupPrices = cachedQuery(
  "group prices",
  async (db: Queryable, filter: Omit<VehicleGroupFilter, "available"> = {}): Promise<GroupPrice[]> => {
    const rows = await db
      .select(priceColumns)
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicleSummaries))
      .innerJoin(vehicles, eq(vehicles.id, vehicleSummaries.cheapestId))
      .where(toGroupCondition(vehicleSummaries, { ...filter, available: true }))
      .orderBy(asc(vehicles.location), asc(vehicles.category), asc(vehicles.brand));
    return withKnownCategory(rows);
  },
);

/**
 * Of each group in which a car has rules of its own for the price of days, returns these cars and, of the others, those with the lowest and the
 * highest base rate: the rules that they share leave these two the cheapest and the dearest. Uses one query.
 */
export const listPricesBesideRules = cachedQuery(
  "prices beside rules",
  async (db: Queryable, filter: VehicleGroupFilter = {}): Promise<GroupPrice[]> => {
    const ruled = alias(vehicles, "ruled");
    const groups = db
      .selectDistinct({ brand: ruled.brand, location: ruled.location, category: ruled.category })
      .from(rateRules)
      .innerJoin(ruled, eq(ruled.id, rateRules.vehicleId))
      .where(eq(rateRules.kind, "day"))
      .as("groups");
    const hasRules = exists(
      db
        .select({ one: sql`1` })
        .from(rateRules)
        .where(and(eq(rateRules.vehicleId, vehicles.id), eq(rateRules.kind, "day"))),
    );
    const inGroup = sql`partition by ${vehicles.location}, ${vehicles.brand}, ${vehicles.category}, ${hasRules}`;
    const ranked = db
      .select({
        id: vehicles.id,
        hasRules: sql<boolean>`${hasRules}`.as("has_rules"),
        cheapest:
          sql<number>`row_number() over (${inGroup} order by ${asc(vehicles.priceCents)}, ${asc(vehicles.slug)})`.as(
            "cheapest",
          ),
        dearest: sql<number>`row_number() over (${inGroup} order by ${desc(vehicles.priceCents)})`.as("dearest"),
      })
      .from(groups)
      .innerJoin(
        vehicles,
        and(
          eq(vehicles.brand, groups.brand),
          eq(vehicles.location, groups.location),
          eq(vehicles.category, groups.category),
        ),
      )
      .where(toGroupCondition(vehicles, { ...filter, available: true }))
      .as("ranked");
    const rows = await db
      .select(priceColumns)
      .from(ranked)
      .innerJoin(vehicles, eq(vehicles.id, ranked.id))
      .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicles))
      .where(or(ranked.hasRules, inArray(sql`1`, [ranked.cheapest, ranked.dearest])))
      .orderBy(asc(vehicles.location), asc(vehicles.category), asc(vehicles.brand), asc(vehicles.slug));
    return withKnownCategory(rows);
  },
);

function withKnownCategory(rows: readonly (Omit<GroupPrice, "category"> & { category: string })[]): GroupPrice[] {
  return rows.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? [{ ...row, category: category.slug }] : [];
  });
}
