import { and, count, eq, max, min, type SQL, sql, sum } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { VehicleSummary } from "#domain/vehicles/vehicle-summary.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicleSummaries } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import { toGroupCondition, type VehicleGroupFilter } from "./vehicle-conditions.ts";

/** Returns the stored summaries of public cars, by brand, city and category. Every count, lowest price and average on the pages comes from them. */
export const summariseVehicles = cachedQuery(
  "summaries",
  async (db: Queryable, filter: VehicleGroupFilter = {}): Promise<VehicleSummary[]> => {
    const sumAvailable = (figure: SQL) =>
      sql<number>`coalesce(${figure} filter (where ${vehicleSummaries.available}), 0)`.mapWith(Number);
    const rows = await db
      .select({
        brand: vehicleSummaries.brand,
        brandSlug: brands.slug,
        city: vehicleSummaries.location,
        citySlug: cities.slug,
        category: vehicleSummaries.category,
        vehicles: sumAvailable(sum(vehicleSummaries.vehicles)),
        displayed: sum(vehicleSummaries.vehicles).mapWith(Number),
        lowestRate: sumAvailable(min(vehicleSummaries.lowestRateCents)),
        highestRate: sumAvailable(max(vehicleSummaries.highestRateCents)),
        totalRate: sumAvailable(sum(vehicleSummaries.totalRateCents)),
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicleSummaries))
      .where(toGroupCondition(vehicleSummaries, filter))
      .groupBy(vehicleSummaries.brand, brands.slug, vehicleSummaries.location, cities.slug, vehicleSummaries.category)
      .orderBy(vehicleSummaries.brand, vehicleSummaries.location, vehicleSummaries.category);
    return rows.flatMap((row) => toSummary(row) ?? []);
  },
);

/** Returns the lowest and the highest value of each rental term among the matching public cars; null if no car matches. */
export const readTermsRange = cachedQuery(
  "terms range",
  async (db: Queryable, filter: VehicleGroupFilter = {}): Promise<TermsRange | null> => {
    const [row] = await db
      .select({
        groups: count(),
        lowest: {
          deposit: min(vehicleSummaries.lowestDepositCents),
          excess: min(vehicleSummaries.lowestExcessCents),
          includedKilometresPerDay: min(vehicleSummaries.lowestIncludedKmPerDay),
          extraKilometre: min(vehicleSummaries.lowestExtraKmCents),
          minimumAge: min(vehicleSummaries.lowestMinimumAge),
          minimumLicenceYears: min(vehicleSummaries.lowestMinimumLicenceYears),
        },
        highest: {
          deposit: max(vehicleSummaries.highestDepositCents),
          excess: max(vehicleSummaries.highestExcessCents),
          includedKilometresPerDay: max(vehicleSummaries.highestIncludedKmPerDay),
          extraKilometre: max(vehicleSummaries.highestExtraKmCents),
          minimumAge: max(vehicleSummaries.highestMinimumAge),
          minimumLicenceYears: max(vehicleSummaries.highestMinimumLicenceYears),
        },
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicleSummaries))
      .where(toGroupCondition(vehicleSummaries, filter));
    // The aggregates are null only if there are no rows, which `groups` rules out here.
    return row && row.groups > 0 ? { lowest: row.lowest as RentalTerms, highest: row.highest as RentalTerms } : null;
  },
);

/** Returns the summary of a row; null if its category is none of the five known ones, because no public page shows such cars. */
function toSummary(row: Omit<VehicleSummary, "category"> & { category: string }): VehicleSummary | null {
  const category = findCategory(row.category);
  return category && { ...row, category: category.slug };
}
