import { and, count, eq, max, min, type SQL, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import type { VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import { findCategory } from "#domain/categories.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { Queryable } from "#server/db/client.ts";
import { remembered } from "#server/db/remembered.ts";
import { brands, cities, unitCalendars, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import {
  calendarConditions,
  type FreePeriod,
  groupConditions,
  isToldByCalendars,
  type VehicleFilter,
  type VehicleGroupFilter,
  vehicleConditions,
} from "./vehicle-conditions.ts";

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
      .innerJoin(cities, and(eq(cities.name, vehicleSummaries.location), cities.active))
      .where(groupConditions(vehicleSummaries, filter))
      .groupBy(vehicleSummaries.brand, brands.slug, vehicleSummaries.location, cities.slug, vehicleSummaries.category)
      .orderBy(vehicleSummaries.brand, vehicleSummaries.location, vehicleSummaries.category);
    return rows.flatMap((row) => toSummary(row) ?? []);
  },
);

/** What was counted of the cars that match, and whether counting stopped because there are more. */
export interface VehicleTally {
  summaries: VehicleSummary[];
  capped: boolean;
}

/** The same over the cars that match, counted one by one until there are `most` (product.md#explore). */
export const tallyVehicles = remembered(
  "tally",
  async (db: Queryable, filter: VehicleFilter, most: number): Promise<VehicleTally> => {
    const { freeFor } = filter;
    // One more tells that there are more.
    const found =
      freeFor && isToldByCalendars(filter)
        ? findByCalendar(db, { ...filter, freeFor }, most + 1)
        : findOneByOne(db, filter, most + 1);
    const rows = await db
      .select({
        brand: found.brand,
        brandSlug: found.brandSlug,
        city: found.city,
        citySlug: found.citySlug,
        category: found.category,
        vehicles: count(found.rate),
        displayed: count(),
        lowestRate: sql`coalesce(${min(found.rate)}, 0)`.mapWith(Number),
        highestRate: sql`coalesce(${max(found.rate)}, 0)`.mapWith(Number),
        totalRate: sql`coalesce(${sum(found.rate)}, 0)`.mapWith(Number),
      })
      .from(found)
      .groupBy(found.brand, found.brandSlug, found.city, found.citySlug, found.category)
      .orderBy(found.brand, found.city, found.category);
    return {
      summaries: rows.flatMap((row) => toSummary(row) ?? []),
      capped: rows.reduce((total, { displayed }) => total + displayed, 0) > most,
    };
  },
);

/** What is counted of a car, and by what. */
const countedOf = (car: { brand: AnyPgColumn; location: AnyPgColumn; category: AnyPgColumn }, rate: SQL) => ({
  brand: sql<string>`${car.brand}`.as("brand"),
  brandSlug: sql<string>`${brands.slug}`.as("brand_slug"),
  city: sql<string>`${car.location}`.as("city"),
  citySlug: sql<string>`${cities.slug}`.as("city_slug"),
  category: sql<string>`${car.category}`.as("category"),
  rate: sql<number | null>`${rate}`.as("rate"),
});

function findOneByOne(db: Queryable, filter: VehicleFilter, most: number) {
  return db
    .select(countedOf(vehicles, sql`case when ${vehicles.available} then ${vehicles.priceCents} end`))
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(vehicleConditions(filter))
    .limit(most)
    .as("found");
}

/** City by city along the calendars of its cars, each car once, until there are enough. */
function findByCalendar(db: Queryable, filter: VehicleGroupFilter & { freeFor: FreePeriod }, most: number) {
  const rate = sql`case when ${unitCalendars.available} then ${unitCalendars.priceCents} end`;
  const ofCity = db
    .selectDistinctOn([unitCalendars.vehicleId], countedOf(unitCalendars, rate))
    .from(unitCalendars)
    .innerJoin(brands, and(eq(brands.name, unitCalendars.brand), brands.active))
    .where(and(eq(unitCalendars.location, cities.name), calendarConditions(filter)))
    .orderBy(unitCalendars.vehicleId)
    .limit(most)
    .as("of_city");
  return db
    .select({
      brand: ofCity.brand,
      brandSlug: ofCity.brandSlug,
      city: ofCity.city,
      citySlug: ofCity.citySlug,
      category: ofCity.category,
      rate: ofCity.rate,
    })
    .from(cities)
    .crossJoinLateral(ofCity)
    .where(and(cities.active, filter.city === undefined ? undefined : eq(cities.name, filter.city)))
    .limit(most)
    .as("found");
}

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
      .innerJoin(cities, and(eq(cities.name, vehicleSummaries.location), cities.active))
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
