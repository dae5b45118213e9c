import { and, count, eq, sql, sum } from "drizzle-orm";
import type { VehicleCount } from "#domain/catalogue/vehicle-summary.ts";
import { findCategory } from "#domain/categories.ts";
import type { Queryable } from "#server/db/client.ts";
import { type DeepReadonly, remembered } from "#server/db/remembered.ts";
import { brands, cities, unitCalendars, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { isBaseOf } from "#server/repositories/catalogue/cities.ts";
import {
  awayFromBase,
  calendarConditions,
  type FreePeriod,
  groupConditions,
  isToldByCalendars,
  type VehicleFilter,
  type VehicleGroupFilter,
  vehicleConditions,
} from "./vehicle-conditions.ts";

/** How many public cars there are, by brand and category, as the database keeps it: `summariseVehicles` for whoever only counts. */
export const countVehicles = remembered(
  "counts",
  async (db: Queryable, filter: VehicleGroupFilter): Promise<VehicleCount[]> => {
    const inService = sql`${sum(vehicleSummaries.vehicles)} filter (where ${vehicleSummaries.available})`;
    const rows = await db
      .select({
        brand: vehicleSummaries.brand,
        brandSlug: brands.slug,
        category: vehicleSummaries.category,
        vehicles: sql`coalesce(${inService}, 0)`.mapWith(Number),
        displayed: sum(vehicleSummaries.vehicles).mapWith(Number),
      })
      .from(vehicleSummaries)
      .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
      .innerJoin(cities, isBaseOf(vehicleSummaries))
      .where(groupConditions(vehicleSummaries, filter))
      .groupBy(vehicleSummaries.brand, brands.slug, vehicleSummaries.category)
      .orderBy(vehicleSummaries.brand, vehicleSummaries.category);
    return whereKnown(rows);
  },
);

/** What was counted of the cars that match, and whether counting stopped because there are more. */
export interface CappedCounts {
  counts: VehicleCount[];
  capped: boolean;
}

/** `countVehicles` over the cars that match, counted one by one until there are `most` (product.md#explore). How many are free depends on the time, and is not remembered. */
export const countVehiclesUpTo = (
  db: Queryable,
  filter: VehicleFilter,
  most: number,
): Promise<DeepReadonly<CappedCounts>> =>
  filter.freeFor ? readCappedCounts(db, filter, most) : recallCappedCounts(db, filter, most);

const recallCappedCounts = remembered(
  "capped counts",
  (db: Queryable, filter: Omit<VehicleFilter, "freeFor">, most: number) => readCappedCounts(db, filter, most),
);

async function readCappedCounts(db: Queryable, filter: VehicleFilter, most: number): Promise<CappedCounts> {
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
      category: found.category,
      vehicles: sql`count(*) filter (where ${found.available})`.mapWith(Number),
      displayed: count(),
    })
    .from(found)
    .groupBy(found.brand, found.brandSlug, found.category)
    .orderBy(found.brand, found.category);
  return { counts: whereKnown(rows), capped: rows.reduce((all, { displayed }) => all + displayed, 0) > most };
}

/** Car by car, as the database finds them. */
function findOneByOne(db: Queryable, filter: VehicleFilter, most: number) {
  return db
    .select(kindOf(vehicles))
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, isBaseOf(vehicles))
    .where(vehicleConditions(filter))
    .limit(most)
    .as("found");
}

/** Group by group along the calendars of its cars, each car once, until there are enough. What its groups have in common is asked of each group once. */
function findByCalendar(db: Queryable, filter: VehicleFilter & { freeFor: FreePeriod }, most: number) {
  const away = awayFromBase(vehicleSummaries.location, filter.freeFor, filter.city);
  const groups = db
    .select({
      ...kindOf(vehicleSummaries),
      location: vehicleSummaries.location,
      leaves: sql<Date>`${away.from}`.as("leaves"),
      isHome: sql<Date>`${away.to}`.as("is_home"),
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, isBaseOf(vehicleSummaries))
    .where(groupConditions(vehicleSummaries, filter))
    // A query with an order is carried out as it stands; as a part of the whole, its drives would be looked up for each car.
    .orderBy(vehicleSummaries.location, vehicleSummaries.brand, vehicleSummaries.category)
    .as("groups");
  const ofGroup = db
    .selectDistinct({ vehicleId: unitCalendars.vehicleId })
    .from(unitCalendars)
    .where(
      and(
        eq(unitCalendars.location, groups.location),
        eq(unitCalendars.brand, groups.brand),
        eq(unitCalendars.category, groups.category),
        eq(unitCalendars.available, groups.available),
        calendarConditions(filter, { from: sql`${groups.leaves}`, to: sql`${groups.isHome}` }),
      ),
    )
    .limit(most)
    .as("of_group");
  return db
    .select({
      brand: groups.brand,
      brandSlug: groups.brandSlug,
      category: groups.category,
      available: groups.available,
    })
    .from(groups)
    .crossJoinLateral(ofGroup)
    .limit(most)
    .as("found");
}

/** What a car, or a group of cars, is counted under. */
const kindOf = ({ brand, category, available }: typeof vehicles | typeof vehicleSummaries) => ({
  brand,
  brandSlug: brands.slug,
  category,
  available,
});

/** No public page has a place for cars whose category is none of the five. */
const whereKnown = (rows: readonly (Omit<VehicleCount, "category"> & { category: string })[]): VehicleCount[] =>
  rows.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? { ...row, category: category.slug } : [];
  });
