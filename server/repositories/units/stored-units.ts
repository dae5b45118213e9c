import { and, count, eq, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { units, vehicles } from "#server/db/schema.ts";
import { conditionOf, type ListQuery, orderOf } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A unit as stored. */
export type StoredUnit = typeof units.$inferSelect;
export type NewStoredUnit = typeof units.$inferInsert;
/** A unit with what its vehicle says of it. */
export type ListedUnit = StoredUnit & { vehicleName: string; location: string };

export interface UnitNarrowing {
  /** In the fleet, or those that have left it. */
  inFleet?: boolean | undefined;
  /** In the fleet without a plate. */
  toComplete?: boolean | undefined;
}

/** Units with their vehicles, and how many there are without the window. */
export async function listUnits(
  db: Queryable,
  listQuery: ListQuery,
  { inFleet, toComplete }: UnitNarrowing,
): Promise<{ rows: ListedUnit[]; total: number }> {
  const where = and(
    conditionOf(listQuery),
    inFleet === undefined ? undefined : presence(inFleet),
    toComplete ? and(presence(true), isNull(units.plate)) : undefined,
  );
  const rows = await selectUnits(db)
    .where(where)
    .orderBy(...orderOf(listQuery), units.vehicleId, units.number)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .where(where);
  return { rows: rows.map(toListed), total: counted?.total ?? 0 };
}

/** A unit; null when there is none of that id. */
export async function findUnit(db: Queryable, id: string): Promise<ListedUnit | null> {
  const [row] = await selectUnits(db).where(eq(units.id, id));
  return row ? toListed(row) : null;
}

/** Another unit of the fleet that has this plate or chassis number already; null when none has. */
export async function findNamesake(
  db: Queryable,
  named: { plate: string } | { vin: string },
  exceptId: string | undefined,
): Promise<ListedUnit | null> {
  const same = "plate" in named ? eq(units.plate, named.plate) : eq(units.vin, named.vin);
  const [row] = await selectUnits(db)
    .where(and(same, isNull(units.inFleetTo), exceptId === undefined ? undefined : ne(units.id, exceptId)))
    .limit(1);
  return row ? toListed(row) : null;
}

/** The number a vehicle's next unit gets: one that none of its units has or had. */
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

const presence = (inFleet: boolean): SQL =>
  inFleet ? sql`${units.inFleetTo} is null` : sql`${units.inFleetTo} is not null`;

const selectUnits = (db: Queryable) =>
  db
    .select({ unit: units, brand: vehicles.brand, name: vehicles.name, location: vehicles.location })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectUnits>>[number];

const toListed = ({ unit, brand, name, location }: Selected): ListedUnit => ({
  ...unit,
  vehicleName: `${brand} ${name}`,
  location,
});
