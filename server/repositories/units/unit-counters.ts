import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingUnits, handovers, units } from "#server/db/schema.ts";
import { updateRow } from "#server/repositories/versioned-rows.ts";
import type { StoredUnit } from "./stored-units.ts";

/** Locks the unit of a vehicle with a number until the transaction ends and returns it; null if there is none. */
export async function lockUnitOfVehicle(
  tx: Transaction,
  vehicleId: string,
  number: number,
): Promise<StoredUnit | null> {
  const [row] = await tx
    .select()
    .from(units)
    .where(and(eq(units.vehicleId, vehicleId), eq(units.number, number)))
    .for("update");
  return row ?? null;
}

/** Returns a unit's last odometer reading in kilometres; null if unknown. */
export async function findKilometres(db: Queryable, vehicleId: string, number: number): Promise<number | null> {
  const [row] = await db
    .select({ kilometres: units.kilometres })
    .from(units)
    .where(and(eq(units.vehicleId, vehicleId), eq(units.number, number)));
  return row?.kilometres ?? null;
}

/** Whether another leg of this unit has a handover that was recorded after `at`. Without a leg, any later handover of the unit counts. */
export async function hasLaterHandover(
  tx: Transaction,
  unitId: string,
  legId: string | null,
  at: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(handovers)
    .innerJoin(bookingUnits, eq(bookingUnits.id, handovers.bookingUnitId))
    .where(
      and(
        eq(bookingUnits.unitId, unitId),
        legId === null ? undefined : ne(bookingUnits.id, legId),
        gt(handovers.createdAt, at),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Stores a unit's odometer reading (null if unknown) and increments the unit's version. The caller has locked the unit. */
export const writeKilometres = (tx: Transaction, id: string, kilometres: number | null, now: Date) =>
  updateRow(tx, units, id, { kilometres }, now);
