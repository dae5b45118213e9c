import { and, asc, eq } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import type { LowestPrice } from "#domain/prices/price-table-rows.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import { toGroupCondition, type VehicleGroupFilter } from "./vehicle-conditions.ts";

/** Returns the lowest price of the matching available cars for each category in each city, for price tables. Uses one query. */
export const listLowestPrices = cachedQuery(
  "lowest prices",
  async (db: Queryable, filter: Omit<VehicleGroupFilter, "available"> = {}): Promise<LowestPrice[]> => {
    const cheapest = db
      .selectDistinctOn([vehicleSummaries.location, vehicleSummaries.category], {
        id: vehicleSummaries.cheapestId,
        citySlug: cities.slug,
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicleSummaries))
      .where(toGroupCondition(vehicleSummaries, { ...filter, available: true }))
      .orderBy(
        asc(vehicleSummaries.location),
        asc(vehicleSummaries.category),
        asc(vehicleSummaries.lowestRateCents),
        asc(vehicleSummaries.cheapestSlug),
      )
      .as("cheapest");
    const rows = await db
      .select({
        slug: vehicles.slug,
        brand: vehicles.brand,
        name: vehicles.name,
        citySlug: cheapest.citySlug,
        category: vehicles.category,
        dailyRate: vehicles.priceCents,
        deposit: vehicles.depositCents,
      })
      .from(cheapest)
      .innerJoin(vehicles, eq(vehicles.id, cheapest.id))
      .orderBy(asc(vehicles.location), asc(vehicles.category));
    return rows.flatMap((row) => {
      const category = findCategory(row.category);
      return category ? { ...row, category: category.slug } : [];
    });
  },
);
