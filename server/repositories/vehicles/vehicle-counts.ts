import { and, count, eq, sql, sum } from "drizzle-orm";
import { findCategory } from "#domain/categories.ts";
import type { VehicleCount } from "#domain/vehicles/vehicle-summary.ts";
import { cachedQuery, type DeepReadonly } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, unitHeldTimes, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import {
  type FreePeriod,
  isCountableByCalendar,
  selectAwayPeriod,
  selectRateBand,
  toCalendarCondition,
  toGroupCondition,
  toVehicleCondition,
  type VehicleFilter,
  type VehicleGroupFilter,
} from "./vehicle-conditions.ts";

/** Counts the public cars by brand and category, from the stored summaries. For callers that need only the counts of `summariseVehicles`. */
export const countVehicles = cachedQuery(
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
      .innerJoin(cities, joinBaseCity(vehicleSummaries))
      .where(toGroupCondition(vehicleSummaries, filter))
      .groupBy(vehicleSummaries.brand, brands.slug, vehicleSummaries.category)
      .orderBy(vehicleSummaries.brand, vehicleSummaries.category);
    return withKnownCategory(rows);
  },
);

/** The counts of matching cars, and whether counting stopped at the limit. */
export interface CappedCounts {
  counts: VehicleCount[];
  isCapped: boolean;
}

/**
 * Counts the matching cars by brand and category, car by car, and stops at `most` cars (product.md#explore). Does not cache results that depend on
 * the current time.
 */
export const countVehiclesUpTo = (
  db: Queryable,
  filter: VehicleFilter,
  max: number,
): Promise<DeepReadonly<CappedCounts>> =>
  filter.freeFor ? readCappedCounts(db, filter, max) : readCachedCappedCounts(db, filter, max);

const readCachedCappedCounts = cachedQuery(
  "capped counts",
  (db: Queryable, filter: Omit<VehicleFilter, "freeFor">, max: number) => readCappedCounts(db, filter, max),
);

async function readCappedCounts(db: Queryable, filter: VehicleFilter, max: number): Promise<CappedCounts> {
  const { freeFor } = filter;
  // Select one row more than the limit, to see whether there are more cars.
  const matches =
    freeFor && isCountableByCalendar(filter)
      ? selectByCalendar(db, { ...filter, freeFor }, max + 1)
      : selectMatches(db, filter, max + 1);
  const rows = await db
    .select({
      brand: matches.brand,
      brandSlug: matches.brandSlug,
      category: matches.category,
      vehicles: sql`count(*) filter (where ${matches.available})`.mapWith(Number),
      displayed: count(),
    })
    .from(matches)
    .groupBy(matches.brand, matches.brandSlug, matches.category)
    .orderBy(matches.brand, matches.category);
  return { counts: withKnownCategory(rows), isCapped: rows.reduce((all, { displayed }) => all + displayed, 0) > max };
}

/** Selects at most `max` matching cars, checking each car. */
function selectMatches(db: Queryable, filter: VehicleFilter, max: number) {
  return db
    .select(toCountColumns(vehicles))
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, joinBaseCity(vehicles))
    .where(toVehicleCondition(filter))
    .limit(max)
    .as("found");
}

const NO_BAND = { lowest: sql<number>`0`, highest: sql<number>`0` };

/**
 * Selects at most `max` matching cars, each once, by reading the unit calendars group by group. Conditions that are the same for a whole group are
 * evaluated once.
 */
function selectByCalendar(db: Queryable, filter: VehicleFilter & { freeFor: FreePeriod }, max: number) {
  const awayPeriod = selectAwayPeriod(vehicleSummaries.location, filter.freeFor, filter.city);
  const band = filter.rateBands ? selectRateBand(vehicleSummaries, filter.rateBands) : NO_BAND;
  const groups = db
    .select({
      ...toCountColumns(vehicleSummaries),
      location: vehicleSummaries.location,
      leaves: sql<Date>`${awayPeriod.from}`.as("leaves"),
      isHome: sql<Date>`${awayPeriod.to}`.as("is_home"),
      lowest: band.lowest.as("lowest"),
      highest: band.highest.as("highest"),
    })
    .from(vehicleSummaries)
    .innerJoin(brands, and(eq(brands.name, vehicleSummaries.brand), brands.active))
    .innerJoin(cities, joinBaseCity(vehicleSummaries))
    .where(toGroupCondition(vehicleSummaries, filter))
    // Order the subquery, so that PostgreSQL evaluates it separately. Merged into the outer query, it would look up the transfers for each car.
    .orderBy(vehicleSummaries.location, vehicleSummaries.brand, vehicleSummaries.category)
    .as("groups");
  const ofGroup = db
    .selectDistinct({ vehicleId: unitHeldTimes.vehicleId })
    .from(unitHeldTimes)
    .where(
      and(
        eq(unitHeldTimes.location, groups.location),
        eq(unitHeldTimes.brand, groups.brand),
        eq(unitHeldTimes.category, groups.category),
        eq(unitHeldTimes.available, groups.available),
        toCalendarCondition(filter, {
          from: sql`${groups.leaves}`,
          to: sql`${groups.isHome}`,
          lowest: sql`${groups.lowest}`,
          highest: sql`${groups.highest}`,
        }),
      ),
    )
    .limit(max)
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
    .limit(max)
    .as("found");
}

/** Returns the columns by which cars or groups of cars are counted. */
const toCountColumns = ({ brand, category, available }: typeof vehicles | typeof vehicleSummaries) => ({
  brand,
  brandSlug: brands.slug,
  category,
  available,
});

/** Omits cars outside the five known categories, because no public page shows them. */
const withKnownCategory = (rows: readonly (Omit<VehicleCount, "category"> & { category: string })[]): VehicleCount[] =>
  rows.flatMap((row) => {
    const category = findCategory(row.category);
    return category ? { ...row, category: category.slug } : [];
  });
