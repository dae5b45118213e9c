import { and, count, eq, max, min, type SQL, sql, sum } from "drizzle-orm";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import type { VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import { findCategory } from "#domain/categories.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { Queryable } from "#server/db/client.ts";
import { remembered } from "#server/db/remembered.ts";
import { brands, cities, vehicleSummaries } from "#server/db/schema.ts";
import { isBaseOf } from "#server/repositories/catalogue/cities.ts";
import { groupConditions, type VehicleGroupFilter } from "./vehicle-conditions.ts";

/** How many public cars there are, by brand, city and category, as the database keeps it: the source of every count, from-price and average of the pages. */
export const summariseVehicles = remembered(
  "summaries",
  async (db: Queryable, filter: VehicleGroupFilter = {}): Promise<VehicleSummary[]> => {
    const ofThoseInService = (figure: SQL) =>
      sql<number>`coalesce(${figure} filter (where ${vehicleSummaries.available}), 0)`.mapWith(Number);
    const rows = await db
      .select({
        brand: vehicleSummaries.brand,
        brandSlug: brands.slug,
        city: vehicleSummaries.location,
        citySlug: cities.slug,
        category: vehicleSummaries.category,
        vehicles: ofThoseInService(sum(vehicleSummaries.vehicles)),
        displayed: sum(vehicleSummaries.vehicles).mapWith(Number),
        lowestRate: ofThoseInService(min(vehicleSummaries.lowestRateCents)),
        highestRate: ofThoseInService(max(vehicleSummaries.highestRateCents)),
        totalRate: ofThoseInService(sum(vehicleSummaries.totalRateCents)),
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, isBaseOf(vehicleSummaries))
      .where(groupConditions(vehicleSummaries, filter))
      .groupBy(vehicleSummaries.brand, brands.slug, vehicleSummaries.location, cities.slug, vehicleSummaries.category)
      .orderBy(vehicleSummaries.brand, vehicleSummaries.location, vehicleSummaries.category);
    return rows.flatMap((row) => toSummary(row) ?? []);
  },
);

/** Between which conditions of hire the public cars that match stand; null without any car. */
export const readTermsRange = remembered(
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
      .innerJoin(cities, isBaseOf(vehicleSummaries))
      .where(groupConditions(vehicleSummaries, filter));
    // Aggregates are null only over no rows at all.
    return row && row.groups > 0 ? { lowest: row.lowest as RentalTerms, highest: row.highest as RentalTerms } : null;
  },
);

/** Null for cars whose category is none of the five: no public page has a place for them. */
function toSummary(row: Omit<VehicleSummary, "category"> & { category: string }): VehicleSummary | null {
  const category = findCategory(row.category);
  return category && { ...row, category: category.slug };
}
