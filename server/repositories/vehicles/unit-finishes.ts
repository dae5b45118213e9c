import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { createFinish, type Finish, type UnitWithFinish } from "#domain/units/finish.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { units } from "#server/db/schema.ts";
import { narrowToVehicles } from "./narrow-to-vehicles.ts";

const finishColumns = {
  paint: units.paint,
  leather: units.leather,
  stitching: units.stitching,
  trim: units.trim,
};

/** Lists the units in the fleet of a vehicle, each with its finish, lowest number first. */
export async function listFinishedUnits(db: Queryable, vehicleId: string): Promise<readonly UnitWithFinish[]> {
  return (await listFinishedUnitsByVehicle(db, [vehicleId])).get(vehicleId) ?? [];
}

/** Lists the units in the fleet of several vehicles, each with its finish, by vehicle id. */
export async function listFinishedUnitsByVehicle(
  db: Queryable,
  vehicleIds: readonly string[],
): Promise<Map<string, readonly UnitWithFinish[]>> {
  if (vehicleIds.length === 0) return new Map();
  return Map.groupBy(await readCachedFinishedUnits(db, vehicleIds), ({ vehicleId }) => vehicleId);
}

const readCachedFinishedUnits = cachedQuery("finished units", async (db: Queryable, vehicleIds: readonly string[]) => {
  const rows = await narrowToVehicles(vehicleIds, () =>
    db
      .select({ vehicleId: units.vehicleId, number: units.number, ...finishColumns })
      .from(units)
      .where(and(inArray(units.vehicleId, [...vehicleIds]), isNull(units.inFleetTo)))
      .orderBy(asc(units.vehicleId), asc(units.number)),
  );
  return rows.map(({ vehicleId, number, ...colours }) => ({ vehicleId, number, finish: createFinish(colours) }));
});

/** Returns the colours of a unit, whether or not it is still in the fleet; null if they are unknown. */
export async function findFinish(db: Queryable, vehicleId: string, number: number): Promise<Finish | null> {
  const [row] = await db
    .select(finishColumns)
    .from(units)
    .where(and(eq(units.vehicleId, vehicleId), eq(units.number, number)));
  return row ? createFinish(row) : null;
}
