import { and, count, desc, eq, inArray, ne, not, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, brands, buildSearchKey, cities, unitHolds, vehicles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { selectOccupiedVehicle, writeUnitsIntoLegs } from "#server/repositories/bookings/booking-units.ts";
import { isOpenRequest } from "#server/repositories/bookings/open-requests.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import {
  holdIsHandedOver,
  holdIsInForce,
  holdOverlaps,
  selectHoldEnd,
} from "#server/repositories/unit-holds/hold-conditions.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import { findOffSiteReasons, isOnSite } from "./on-site.ts";

export type StoredVehicle = typeof vehicles.$inferSelect;
export type NewStoredVehicle = typeof vehicles.$inferInsert;
export type StoredVehicleChanges = RowChanges<typeof vehicles>;

/**
 * Lists cars for staff, including cars that are not on the site, unless `onSite` restricts the list. Adds to each car how many of its units are held
 * now, and the reason if it is not on the site.
 */
export async function readAllVehicles(
  db: Queryable,
  listQuery: ListQuery,
  { onSite, now }: { onSite: boolean | undefined; now: Date },
) {
  const shown = onSite === undefined ? undefined : onSite ? isOnSite(db) : not(isOnSite(db));
  const { rows, total } = await readTableRows(db, vehicles, withPlateSearch(listQuery), shown);
  const located = await withCitySlugs(db, rows);
  const ids = rows.map(({ id }) => id);
  const out = await countHeldUnits(db, ids, now);
  const offSite = await findOffSiteReasons(db, ids);
  return {
    rows: located.map((row) => ({ ...row, unitsOut: out.get(row.id) ?? 0, offSite: offSite.get(row.id) ?? null })),
    total,
  };
}

/** Returns the list query with a search that also looks in the plates of a car's units. */
function withPlateSearch({ search, ...listQuery }: ListQuery): ListQuery {
  if (!search) return listQuery;
  const plates = sql`(select string_agg(plate, ' ') from units where units.vehicle_id = ${vehicles.id} and in_fleet_to is null)`;
  return { ...listQuery, search: { ...search, keys: [...search.keys, buildSearchKey(plates)] } };
}

/** Lists the public cars: those of active brands in active cities with a page, with their city's slug. */
export async function readPublicVehicles(db: Queryable, listQuery: ListQuery) {
  const { rows, total } = await readTableRows(db, vehicles, listQuery, isOnSite(db));
  return { rows: await withCitySlugs(db, rows), total };
}

/** Adds the slug of its base city to each car. */
export async function withCitySlugs<Row extends { location: string }>(db: Queryable, rows: readonly Row[]) {
  const names = [...new Set(rows.map((row) => row.location))];
  const slugs = names.length
    ? await db.select({ name: cities.name, slug: cities.slug }).from(cities).where(inArray(cities.name, names))
    : [];
  const slugByCity = new Map(slugs.map(({ name, slug }) => [name, slug]));
  return rows.map((row) => ({ ...row, citySlug: slugByCity.get(row.location) ?? "" }));
}

/** Counts the units of each car that are held now, by bookings or maintenance. */
async function countHeldUnits(db: Queryable, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: unitHolds.vehicleId, units: sql<number>`count(distinct ${unitHolds.unit})`.mapWith(Number) })
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .where(
      and(
        inArray(unitHolds.vehicleId, [...ids]),
        holdIsInForce(now),
        sql`tstzrange(lower(${unitHolds.during}), ${selectHoldEnd(vehicles, now)}) @> ${toInstantSql(now)}`,
      ),
    )
    .groupBy(unitHolds.vehicleId);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Locks the fleet until the transaction ends, so that only one transaction at a time chooses a slug for a car. */
export async function lockFleet(tx: Transaction): Promise<void> {
  await lockNames(tx, "fleet");
}

export const lockStoredVehicle = (tx: Transaction, id: string) => lockRow(tx, vehicles, id);
export const insertStoredVehicle = (tx: Transaction, values: NewStoredVehicle) => insertRow(tx, vehicles, values);
export const updateStoredVehicle = (tx: Transaction, id: string, changes: StoredVehicleChanges, now: Date) =>
  updateRow(tx, vehicles, id, changes, now);

/** Updates several cars, increments their versions and returns the updated rows. The caller has locked the cars. */
export const updateStoredVehicles = (
  tx: Transaction,
  ids: readonly string[],
  changes: StoredVehicleChanges,
  now: Date,
): Promise<StoredVehicle[]> =>
  tx
    .update(vehicles)
    .set({ ...changes, updatedAt: now, version: sql`${vehicles.version} + 1` })
    .where(inArray(vehicles.id, [...ids]))
    .returning();

/** Copies number and plate of each booking's units into the booking and its legs. Call it before the car is deleted, because its units are deleted with it. */
export async function writeUnitsIntoBookings(tx: Transaction, vehicleId: string): Promise<void> {
  await tx.execute(sql`
    update bookings set unit_number = held.number, unit_plate = held.plate
    from (
      select distinct on (hold.booking_id) hold.booking_id, unit.number, unit.plate
      from unit_holds hold join units unit on unit.vehicle_id = hold.vehicle_id and unit.number = hold.unit
      where hold.vehicle_id = ${vehicleId} and hold.booking_id is not null and hold.ended_leg_id is null
      order by hold.booking_id, hold.released_at is null desc, hold.created_at desc
    ) held
    where bookings.id = held.booking_id`);
  await writeUnitsIntoLegs(tx, vehicleId);
}

/** Deletes a car and its holds; its bookings keep its name (product.md#fleet-screen). */
export async function deleteStoredVehicle(tx: Transaction, id: string): Promise<void> {
  await tx.delete(vehicles).where(eq(vehicles.id, id));
}

/** Lists the slugs of cars that are equal to `base` or start with `base` and a hyphen. `exceptId` is the car for which a slug is being chosen. */
export async function listSimilarSlugs(tx: Transaction, base: string, exceptId?: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: vehicles.slug })
    .from(vehicles)
    .where(
      and(
        or(eq(vehicles.slug, base), sql`starts_with(${vehicles.slug}, ${`${base}-`})`),
        exceptId === undefined ? undefined : ne(vehicles.id, exceptId),
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** Locks the cars with these slugs until the transaction ends. */
export async function lockVehiclesBySlug(tx: Transaction, slugs: readonly string[]): Promise<StoredVehicle[]> {
  if (slugs.length === 0) return [];
  return tx
    .select()
    .from(vehicles)
    .where(inArray(vehicles.slug, [...slugs]))
    .orderBy(vehicles.id)
    .for("update");
}

/** Counts the open bookings that occupy a car; an expired request is not open (product.md#booking-states). */
export async function countOpenBookings(tx: Transaction, vehicleId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(bookings)
    .where(
      and(
        sql`${selectOccupiedVehicle} = ${vehicleId}`,
        or(inArray(bookings.status, ["confirmed", "active"]), isOpenRequest(now)),
      ),
    );
  return row?.open ?? 0;
}

/** Returns the highest number among the units of a car that are held now or later, and whether a renter has this unit; null if no unit is held. */
export async function findHighestHeldUnit(
  tx: Transaction,
  vehicleId: string,
  now: Date,
): Promise<{ unit: number; out: boolean } | null> {
  const [row] = await tx
    .select({ unit: unitHolds.unit, out: sql<boolean>`bool_or(${unitHolds.outSince} is not null)` })
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .where(
      and(
        eq(unitHolds.vehicleId, vehicleId),
        holdIsInForce(now),
        or(holdOverlaps(vehicles, { from: toInstantSql(now), to: sql`null::timestamptz` }, now), holdIsHandedOver()),
      ),
    )
    .groupBy(unitHolds.unit)
    .orderBy(desc(unitHolds.unit))
    .limit(1);
  return row ?? null;
}

/** Whether the brand exists and is active, as a car requires (product.md#fleet-form). */
export async function isActiveBrand(db: Queryable, name: string): Promise<boolean> {
  return (await db.$count(brands, and(eq(brands.name, name), brands.active))) > 0;
}

/** The brands and cities that a car can be assigned to. */
export interface PlacesByName {
  /** Whether each brand is active. */
  brands: ReadonlyMap<string, boolean>;
  cities: ReadonlyMap<string, { active: boolean; hasPage: boolean }>;
}

/** Returns all brands and cities by name, and locks the cities until the transaction ends. */
export async function lockPlacesByName(tx: Transaction): Promise<PlacesByName> {
  const brandRows = await tx.select({ name: brands.name, active: brands.active }).from(brands);
  const cityRows = await tx
    .select({ name: cities.name, active: cities.active, hasPage: cities.hasPage })
    .from(cities)
    .orderBy(cities.name)
    .for("share");
  return {
    brands: new Map(brandRows.map(({ name, active }) => [name, active])),
    cities: new Map(cityRows.map(({ name, active, hasPage }) => [name, { active, hasPage }])),
  };
}
