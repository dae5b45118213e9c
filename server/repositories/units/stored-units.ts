import { and, asc, count, eq, inArray, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { units, vehicles } from "#server/db/schema.ts";
import { type ListQuery, toCondition, toOrder } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredUnit = typeof units.$inferSelect;
export type NewStoredUnit = typeof units.$inferInsert;
/** A unit with its vehicle's name and base. */
export type ListedUnit = StoredUnit & { vehicleName: string; location: string };

export interface UnitListFilters {
  /** Only units in the fleet (true), or only units that have left it (false). */
  inFleet?: boolean | undefined;
  /** Only units in the fleet that have no plate yet. */
  toComplete?: boolean | undefined;
}

/** Lists units with their vehicles, and their total number. */
export async function listUnits(
  db: Queryable,
  listQuery: ListQuery,
  { inFleet, toComplete }: UnitListFilters,
): Promise<{ rows: ListedUnit[]; total: number }> {
  const where = and(
    toCondition(listQuery),
    inFleet === undefined ? undefined : toInFleetCondition(inFleet),
    toComplete ? and(toInFleetCondition(true), isNull(units.plate)) : undefined,
  );
  const rows = await selectUnits(db)
    .where(where)
    .orderBy(...toOrder(listQuery), units.vehicleId, units.number)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .where(where);
  return { rows: rows.map(toListedUnit), total: counted?.total ?? 0 };
}

/** Returns the unit with an id; null if there is none. */
export async function findUnit(db: Queryable, id: string): Promise<ListedUnit | null> {
  const [row] = await selectUnits(db).where(eq(units.id, id));
  return row ? toListedUnit(row) : null;
}

/** Lists the units in the fleet of several vehicles, lowest number first. */
export async function listPresentUnits(db: Queryable, vehicleIds: readonly string[]): Promise<StoredUnit[]> {
  if (vehicleIds.length === 0) return [];
  return db
    .select()
    .from(units)
    .where(and(inArray(units.vehicleId, [...vehicleIds]), isNull(units.inFleetTo)))
    .orderBy(asc(units.vehicleId), asc(units.number));
}

/** Returns another unit in the fleet with this plate or chassis number; null if there is none. */
export async function findDuplicateUnit(
  db: Queryable,
  identifier: { plate: string } | { vin: string },
  exceptId: string | undefined,
): Promise<ListedUnit | null> {
  const same = "plate" in identifier ? eq(units.plate, identifier.plate) : eq(units.vin, identifier.vin);
  const [row] = await selectUnits(db)
    .where(and(same, isNull(units.inFleetTo), exceptId === undefined ? undefined : ne(units.id, exceptId)))
    .limit(1);
  return row ? toListedUnit(row) : null;
}

/** Returns the number for the next unit of a vehicle: no unit of the vehicle has or had this number. */
export async function nextUnitNumber(tx: Transaction, vehicleId: string): Promise<number> {
  const [row] = await tx
    .select({ highest: max(units.number) })
    .from(units)
    .where(eq(units.vehicleId, vehicleId));
  return (row?.highest ?? 0) + 1;
}

export const lockUnit = (tx: Transaction, id: string) => lockRow(tx, units, id);
export const insertUnit = (tx: Transaction, values: NewStoredUnit) => insertRow(tx, units, values);
export const updateUnitRow = (tx: Transaction, id: string, changes: RowChanges<typeof units>, now: Date) =>
  updateRow(tx, units, id, changes, now);

const toInFleetCondition = (inFleet: boolean): SQL =>
  inFleet ? sql`${units.inFleetTo} is null` : sql`${units.inFleetTo} is not null`;

const selectUnits = (db: Queryable) =>
  db
    .select({ unit: units, brand: vehicles.brand, name: vehicles.name, location: vehicles.location })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .$dynamic();

type SelectedUnit = Awaited<ReturnType<typeof selectUnits>>[number];

const toListedUnit = ({ unit, brand, name, location }: SelectedUnit): ListedUnit => ({
  ...unit,
  vehicleName: `${brand} ${name}`,
  location,
});
