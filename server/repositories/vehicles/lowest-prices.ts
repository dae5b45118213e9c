import { and, asc, eq } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import type { LowestPrice } from "#domain/prices/price-table-rows.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";
import { type VehicleFilter, vehicleConditions } from "./vehicle-conditions.ts";

/** The cheapest car that can be had of every category value in every city, of the public cars that match: what price tables are made of, in one query. */
export async function listLowestPrices(
  db: Queryable,
  filter: Omit<VehicleFilter, "available" | "freeFor"> = {},
): Promise<LowestPrice[]> {
  const rows = await db
    .selectDistinctOn([vehicles.location, vehicles.category], {
      slug: vehicles.slug,
      brand: vehicles.brand,
      name: vehicles.name,
      citySlug: cities.slug,
      category: vehicles.category,
      dailyRate: vehicles.priceCents,
      deposit: vehicles.depositCents,
    })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(vehicleConditions({ ...filter, available: true }))
    .orderBy(asc(vehicles.location), asc(vehicles.category), asc(vehicles.priceCents), asc(vehicles.slug));
  return rows.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? { ...row, category: category.slug } : [];
  });
}
