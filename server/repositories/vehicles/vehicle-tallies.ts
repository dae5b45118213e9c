import { and, count, eq, max, min, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import type { Queryable } from "#server/db/client.ts";
import { remembered } from "#server/db/remembered.ts";
import { brands, cities, unitCalendars, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import {
  awayFromBase,
  calendarConditions,
  type FreePeriod,
  groupConditions,
  isToldByCalendars,
  type VehicleFilter,
  vehicleConditions,
} from "./vehicle-conditions.ts";
import { toSummary } from "./vehicle-summaries.ts";

/** What was counted of the cars that match, and whether counting stopped because there are more. */
export interface VehicleTally {
  summaries: VehicleSummary[];
  capped: boolean;
}

/** `summariseVehicles` over the cars that match, counted one by one until there are `most` (product.md#explore). */
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

/** Car by car, as the database finds them. */
function findOneByOne(db: Queryable, filter: VehicleFilter, most: number) {
  return db
    .select({ ...groupOf(vehicles), rate: rateOf(vehicles) })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(vehicleConditions(filter))
    .limit(most)
    .as("found");
}

/** Group by group along the calendars of its cars, each car once, until there are enough. What its groups have in common is asked of each group once. */
function findByCalendar(db: Queryable, filter: VehicleFilter & { freeFor: FreePeriod }, most: number) {
  const away = awayFromBase(vehicleSummaries.location, filter.freeFor, filter.city);
  const groups = db
    .select({
      ...groupOf(vehicleSummaries),
      available: vehicleSummaries.available,
      leaves: sql<Date>`${away.from}`.as("leaves"),
      isHome: sql<Date>`${away.to}`.as("is_home"),
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicleSummaries.location), cities.active))
    .where(groupConditions(vehicleSummaries, filter))
    // A query with an order is carried out as it stands; as a part of the whole, its drives would be looked up for each car.
    .orderBy(vehicleSummaries.location, vehicleSummaries.brand, vehicleSummaries.category)
    .as("groups");
  const ofGroup = db
    .selectDistinctOn([unitCalendars.vehicleId], { rate: rateOf(unitCalendars) })
    .from(unitCalendars)
    .where(
      and(
        eq(unitCalendars.location, groups.city),
        eq(unitCalendars.brand, groups.brand),
        eq(unitCalendars.category, groups.category),
        eq(unitCalendars.available, groups.available),
        calendarConditions(filter, { from: sql`${groups.leaves}`, to: sql`${groups.isHome}` }),
      ),
    )
    .orderBy(unitCalendars.vehicleId)
    .limit(most)
    .as("of_group");
  return db
    .select({
      brand: groups.brand,
      brandSlug: groups.brandSlug,
      city: groups.city,
      citySlug: groups.citySlug,
      category: groups.category,
      rate: ofGroup.rate,
    })
    .from(groups)
    .crossJoinLateral(ofGroup)
    .limit(most)
    .as("found");
}

/** What a car, or a group of cars, is counted under. */
const groupOf = ({ brand, location, category }: typeof vehicles | typeof vehicleSummaries) => ({
  brand,
  brandSlug: sql<string>`${brands.slug}`.as("brand_slug"),
  city: location,
  citySlug: sql<string>`${cities.slug}`.as("city_slug"),
  category,
});

/** Null for a car that cannot be had, which sets no price. */
const rateOf = ({ available, priceCents }: Record<"available" | "priceCents", AnyPgColumn>) =>
  sql<number | null>`case when ${available} then ${priceCents} end`.as("rate");
