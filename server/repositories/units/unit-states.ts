import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { bookings, unitHolds, vehicles } from "#server/db/schema.ts";
import {
  holdIsHandedOver,
  holdIsInForce,
  holdOverlaps,
  selectHoldEnd,
} from "#server/repositories/unit-holds/hold-conditions.ts";
import { parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** What holds a unit: a booking or a maintenance block. */
export interface UnitHolder {
  vehicleId: string;
  unit: number;
  kind: "booking" | "maintenance";
  from: Date;
  /** When the hold ends; null if it has no end. */
  until: Date | null;
  /** Whether the unit is out with the renter. */
  isOut: boolean;
  note: string | null;
  booking: { id: string; reference: string; renter: string } | null;
}

interface UnitKey {
  vehicleId: string;
  number: number;
}

/** Returns what holds these units at `now`; a unit that nothing holds is missing. */
export function listCurrentHolders(db: Queryable, keys: readonly UnitKey[], now: Date): Promise<UnitHolder[]> {
  const after = sql`${toInstantSql(now)} + interval '1 microsecond'`;
  return selectHolders(db, keys, { to: after, now, limit: keys.length });
}

/** Returns what holds a unit at `now` or, if nothing does, next; null if there is no such hold. */
export async function findNextHolder(db: Queryable, key: UnitKey, now: Date): Promise<UnitHolder | null> {
  const [first] = await selectHolders(db, [key], { to: sql`null::timestamptz`, now, limit: 1 });
  return first ?? null;
}

async function selectHolders(
  db: Queryable,
  keys: readonly UnitKey[],
  { to, now, limit }: { to: ReturnType<typeof sql>; now: Date; limit: number },
): Promise<UnitHolder[]> {
  if (keys.length === 0) return [];
  return db
    .select({
      vehicleId: unitHolds.vehicleId,
      unit: unitHolds.unit,
      kind: unitHolds.kind,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      until: sql<Date | null>`${selectHoldEnd(vehicles, now)}`.mapWith(parseInstant),
      isOut: sql<boolean>`${unitHolds.outSince} is not null`,
      note: unitHolds.note,
      booking: { id: bookings.id, reference: bookings.reference, renter: bookings.name },
    })
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .leftJoin(bookings, eq(bookings.id, unitHolds.bookingId))
    .where(
      and(
        inArray(unitHolds.vehicleId, [...new Set(keys.map(({ vehicleId }) => vehicleId))]),
        or(...keys.map(({ vehicleId, number }) => and(eq(unitHolds.vehicleId, vehicleId), eq(unitHolds.unit, number)))),
        holdIsInForce(now),
        or(holdOverlaps(vehicles, { from: toInstantSql(now), to }, now), holdIsHandedOver()),
      ),
    )
    .orderBy(asc(sql`lower(${unitHolds.during})`))
    .limit(limit);
}
