import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { UnitHold } from "#domain/availability/availability.ts";
import type { Queryable } from "#server/db/client.ts";
import { unitHolds, vehicles } from "#server/db/schema.ts";
import { holdStands } from "#server/repositories/vehicles/vehicle-conditions.ts";
import { type InstantSpan, instantOf, rangeOf } from "./spans.ts";

/**
 * Makes everybody else who books this car wait until the transaction ends, and tells what the car is now: whoever comes second sees
 * what the first has taken. Null when the car is gone.
 */
export async function lockVehicle(
  db: Queryable,
  vehicleId: string,
): Promise<{ totalUnits: number; available: boolean } | null> {
  const [row] = await db
    .select({ totalUnits: vehicles.totalUnits, available: vehicles.available })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for("no key update");
  return row ?? null;
}

/**
 * The holds in force that touch the span, of units the car still has. Requests whose hold has expired by `now` hold nothing, nor does
 * the booking that is left out because it is about to change.
 */
export async function listHolds(
  db: Queryable,
  vehicleId: string,
  span: InstantSpan,
  now: Date,
  exceptBooking?: string,
): Promise<UnitHold[]> {
  const rows = await db
    .select({
      unit: unitHolds.unit,
      from: sql`lower(${unitHolds.during})`.mapWith(instantOf),
      to: sql`upper(${unitHolds.during})`.mapWith(instantOf),
    })
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .where(
      and(
        eq(unitHolds.vehicleId, vehicleId),
        isNull(unitHolds.releasedAt),
        lte(unitHolds.unit, vehicles.totalUnits),
        sql`${unitHolds.during} && ${rangeOf(span)}::tstzrange`,
        holdStands(now),
        exceptBooking === undefined ? undefined : sql`${unitHolds.bookingId} is distinct from ${exceptBooking}::uuid`,
      ),
    )
    .orderBy(unitHolds.unit, sql`lower(${unitHolds.during})`);
  return rows;
}

/** Holds one unit. Rejects with SQLSTATE 23P01 when somebody holds it in that span already. */
export async function insertBookingHold(
  db: Queryable,
  hold: { vehicleId: string; unit: number; span: InstantSpan; bookingId: string; now: Date },
): Promise<void> {
  await db.insert(unitHolds).values({
    vehicleId: hold.vehicleId,
    unit: hold.unit,
    during: rangeOf(hold.span),
    kind: "booking",
    bookingId: hold.bookingId,
    createdAt: hold.now,
  });
}

/** Gives the units of these bookings back. */
export async function releaseHolds(db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .update(unitHolds)
    .set({ releasedAt: now })
    .where(and(inArray(unitHolds.bookingId, [...bookingIds]), isNull(unitHolds.releasedAt)));
}

/** Ends the holds of a booking at `until`: what begins later is given back whole, what reaches beyond is shortened. */
export async function endHolds(db: Queryable, bookingId: string, until: Date, now: Date): Promise<void> {
  const held = and(eq(unitHolds.bookingId, bookingId), isNull(unitHolds.releasedAt));
  const end = sql`${until.toISOString()}::timestamptz`;
  await db
    .update(unitHolds)
    .set({ releasedAt: now })
    .where(and(held, sql`lower(${unitHolds.during}) >= ${end}`));
  await db
    .update(unitHolds)
    .set({
      during: sql`tstzrange(lower(${unitHolds.during}), ${end})`,
      updatedAt: now,
      version: sql`${unitHolds.version} + 1`,
    })
    .where(and(held, sql`upper(${unitHolds.during}) > ${end}`));
}
