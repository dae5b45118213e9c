import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { bookings, bookingUnits, handovers, units } from "#server/db/schema.ts";
import type { HandoverRow } from "./handovers.ts";

/** A recorded return of a unit, with its booking. */
export interface LastReturn {
  record: HandoverRow;
  reference: string;
  /** When the unit came back; while it is not known, when the return was recorded. */
  returnedAt: Date;
}

interface ReturnsOfUnit {
  vehicleId: string;
  unit: number;
  /** Only returns of legs that began before this instant; null for all. */
  before: Date | null;
}

/** Returns the last recorded return of a unit, of any booking; null if there is none. */
export async function findLastReturn(
  db: Queryable,
  { vehicleId, unit, before }: ReturnsOfUnit,
): Promise<LastReturn | null> {
  const [row] = await db
    .select({ record: handovers, reference: bookings.reference, endedAt: bookingUnits.endedAt })
    .from(units)
    .innerJoin(bookingUnits, eq(bookingUnits.unitId, units.id))
    .innerJoin(handovers, and(eq(handovers.bookingUnitId, bookingUnits.id), eq(handovers.kind, "return")))
    .innerJoin(bookings, eq(bookings.id, bookingUnits.bookingId))
    .where(
      and(
        eq(units.vehicleId, vehicleId),
        eq(units.number, unit),
        before === null ? undefined : lt(bookingUnits.startedAt, before),
      ),
    )
    .orderBy(desc(bookingUnits.startedAt))
    .limit(1);
  return row ? { record: row.record, reference: row.reference, returnedAt: row.endedAt ?? row.record.createdAt } : null;
}
