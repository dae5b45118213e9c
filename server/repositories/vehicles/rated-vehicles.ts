import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { findCategory } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, rateRules, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import type { VehicleRate } from "./list-vehicles.ts";
import { rateBandKey } from "./vehicle-conditions.ts";

/** The public cars of one brand and category in one base city, and the range of the base rates of those in service. */
export interface RatedGroup extends VehicleCount {
  /** Empty: a group is no car. */
  id: "";
  location: string;
  /** The key of the group in `RateBands`. */
  bandKey: string;
  lowestRate: Cents;
  highestRate: Cents;
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
        lowestRate: sql<number>`coalesce(${vehicleSummaries.lowestRateCents}, 0)`,
        highestRate: sql<number>`coalesce(${vehicleSummaries.highestRateCents}, 0)`,
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
        lowestRate: sql<number>`${vehicles.priceCents}`,
        highestRate: sql<number>`${vehicles.priceCents}`,
        vehicles: sql<number>`0`,
        displayed: sql<number>`0`,
      })
      .from(rateRules)
      .innerJoin(vehicles, eq(vehicles.id, rateRules.vehicleId));
    const groupsByKey = new Map<string, RatedGroup>();
    const ruledVehicles: VehicleRate[] = [];
    for (const { id, slug, vehicles: inService, displayed, ...row } of await unionAll(groups, ruled)) {
      const category = findCategory(row.category)?.slug;
      if (!category) continue;
      const { brand, location, lowestRate, highestRate } = row;
      if (id !== null) {
        ruledVehicles.push({ id, slug, brand, location, category, dailyRate: lowestRate });
        continue;
      }
      const bandKey = rateBandKey(brand, location, row.category);
      // Cars in service have a row apart from the others.
      const other = groupsByKey.get(bandKey);
      const counts = { vehicles: inService + (other?.vehicles ?? 0), displayed: displayed + (other?.displayed ?? 0) };
      const rates = inService > 0 || !other ? { lowestRate, highestRate } : other;
      groupsByKey.set(bandKey, {
        id: "",
        brand,
        brandSlug: slug,
        location,
        category,
        bandKey,
        lowestRate: rates.lowestRate,
        highestRate: rates.highestRate,
        ...counts,
      });
    }
    return { groups: [...groupsByKey.values()], ruled: ruledVehicles };
  },
);
