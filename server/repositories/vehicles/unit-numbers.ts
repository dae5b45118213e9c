import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { units } from "#server/db/schema.ts";

/** Lists the numbers of a vehicle's units in the fleet, lowest first. */
export async function listUnitNumbers(db: Queryable, vehicleId: string): Promise<number[]> {
  const rows = await db
    .select({ number: units.number })
    .from(units)
    .where(and(eq(units.vehicleId, vehicleId), isNull(units.inFleetTo)))
    .orderBy(asc(units.number));
  return rows.map(({ number }) => number);
}
