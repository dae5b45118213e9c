import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { findCategory } from "#domain/categories.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, rateRules, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import type { VehicleRate } from "./list-vehicles.ts";

/** The public cars of one brand and category in one base city. */
interface RatedGroup extends VehicleCount {
  location: string;
}

/** Returns the groups of public cars, and the cars with rules of their own. Uses one query. */
export const listRatedVehicles = cachedQuery(
  "rated vehicles",
  async (db: Queryable): Promise<{ groups: RatedGroup[]; ruled: VehicleRate[] }> => {
    const groups = db
      .select({
        id: sql<string | null>`null::uuid`,
        slug: brands.slug,
        brand: vehicleSummaries.brand,
        location: vehicleSummaries.location,
        category: vehicleSummaries.category,
        dailyRate: sql<number>`0`,
        vehicles: sql<number>`case when ${vehicleSummaries.available} then ${vehicleSummaries.vehicles} else 0 end`,
        displayed: vehicleSummaries.vehicles,
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicleSummaries));
    const ruled = db
      .selectDistinct({
        id: sql<string | null>`${vehicles.id}`,
        slug: vehicles.slug,
        brand: vehicles.brand,
        location: vehicles.location,
        category: vehicles.category,
        dailyRate: sql<number>`${vehicles.priceCents}`,
        vehicles: sql<number>`0`,
        displayed: sql<number>`0`,
      })
      .from(rateRules)
      .innerJoin(vehicles, eq(vehicles.id, rateRules.vehicleId));
    const answer: { groups: RatedGroup[]; ruled: VehicleRate[] } = { groups: [], ruled: [] };
    for (const { id, slug, category: stored, dailyRate, ...row } of await unionAll(groups, ruled)) {
      const category = findCategory(stored)?.slug;
      if (!category) continue;
      const { brand, location, vehicles: inService, displayed } = row;
      if (id === null)
        answer.groups.push({ brand, brandSlug: slug, location, category, vehicles: inService, displayed });
      else answer.ruled.push({ id, slug, brand, location, category, dailyRate });
    }
    return answer;
  },
);
