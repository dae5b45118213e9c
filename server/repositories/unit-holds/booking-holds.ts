import { and, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { UnitHold } from "#domain/availability/availability.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { selectOnce } from "#server/repositories/select-once.ts";
import { narrowToVehicles } from "#server/repositories/vehicles/narrow-to-vehicles.ts";
import {
  holdIsInForce,
  holdOverlaps,
  isCurrentHold,
  isHoldOfBooking,
  selectHoldEnd,
  unitIsBlocked,
} from "./hold-conditions.ts";
import { shortenHold } from "./late-holds.ts";
import { type InstantSpan, parseInstant, toInstantSql, toTstzRange } from "./spans.ts";

/**
 * Locks a car until the transaction ends and returns its current row; null if the car was deleted. Bookings of one car thus run one after the other,
 * and each sees the holds of the earlier ones.
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
 * Lists the holds of a car that overlap the span, of units in the fleet. A blocked unit counts as held for the whole span. The hold of a late unit
 * ends at the earliest now, plus its transfer back and turnaround. Omits booking requests that have expired by `now`, and the excluded booking, which
 * is about to change.
 */
export async function listHolds(
  db: Queryable,
  vehicleId: string,
  span: InstantSpan,
  now: Date,
  exceptBooking?: string,
): Promise<UnitHold[]> {
  return (await listHoldsByVehicle(db, [vehicleId], span, now, exceptBooking)).get(vehicleId) ?? [];
}

/** Does what `listHolds` does for several vehicles, and returns the holds by vehicle id. Always uses two queries. */
export async function listHoldsByVehicle(
  db: Queryable,
  vehicleIds: readonly string[],
  span: InstantSpan,
  now: Date,
  exceptBooking?: string,
): Promise<Map<string, UnitHold[]>> {
  return narrowToVehicles(vehicleIds, async () => {
    const heldUnits = await listHeldUnits(db, vehicleIds, span, now, exceptBooking);
    const blockedUnits = await listBlockedUnits(db, vehicleIds, span, now, exceptBooking);
    const byVehicle = Map.groupBy([...heldUnits, ...blockedUnits], ({ vehicleId }) => vehicleId);
    return new Map([...byVehicle].map(([id, holds]) => [id, holds.map(({ unit, from, to }) => ({ unit, from, to }))]));
  });
}

async function listHeldUnits(
  db: Queryable,
  vehicleIds: readonly string[],
  span: InstantSpan,
  now: Date,
  exceptBooking: string | undefined,
): Promise<(UnitHold & { vehicleId: string })[]> {
  return db
    .select({
      vehicleId: unitHolds.vehicleId,
      unit: unitHolds.unit,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: selectHoldEnd(vehicles, now).mapWith(parseInstant),
    })
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .where(
      and(
        inArray(unitHolds.vehicleId, [...vehicleIds]),
        holdIsInForce(now),
        holdOverlaps(vehicles, { from: toInstantSql(span.from), to: toInstantSql(span.to) }, now),
        exceptBooking === undefined ? undefined : sql`${unitHolds.bookingId} is distinct from ${exceptBooking}::uuid`,
      ),
    )
    .orderBy(unitHolds.unit, sql`lower(${unitHolds.during})`);
}

/** Returns a hold for the whole span for each unit that an expiry blocks, except the unit of the excluded booking. */
async function listBlockedUnits(
  db: Queryable,
  vehicleIds: readonly string[],
  span: InstantSpan,
  now: Date,
  exceptBooking: string | undefined,
): Promise<(UnitHold & { vehicleId: string })[]> {
  const bookingUnits = db
    .select({ unit: unitHolds.unit })
    .from(unitHolds)
    .where(isHoldOfBooking(exceptBooking ?? NO_BOOKING_ID));
  const rows = await db
    .select({ vehicleId: units.vehicleId, unit: units.number })
    .from(units)
    .where(
      and(
        inArray(units.vehicleId, [...vehicleIds]),
        isNull(units.inFleetTo),
        unitIsBlocked(sql`${units}`, now),
        notInArray(units.number, bookingUnits),
      ),
    );
  return rows.map((row) => ({ ...row, from: span.from, to: span.to }));
}

/** An id that no booking has. */
const NO_BOOKING_ID = "00000000-0000-0000-0000-000000000000";

export interface NewBookingHold {
  vehicleId: string;
  unit: number;
  span: InstantSpan;
  bookingId: string;
  /** Since when the unit is out; null before the pickup. */
  outSince: Date | null;
  now: Date;
}

/** Stores a booking's hold of a unit. Rejects with SQLSTATE 23P01 if another hold of the unit overlaps the span. */
export async function insertBookingHold(db: Queryable, hold: NewBookingHold): Promise<void> {
  await db.insert(unitHolds).values({
    vehicleId: hold.vehicleId,
    unit: hold.unit,
    during: toTstzRange(hold.span),
    kind: "booking",
    bookingId: hold.bookingId,
    outSince: hold.outSince,
    createdAt: hold.now,
  });
}

/** Releases the current holds of these bookings: their units are free from now on. Holds of units that were replaced end by themselves. */
export async function releaseHolds(db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .update(unitHolds)
    .set({ releasedAt: now })
    .where(and(inArray(unitHolds.bookingId, [...bookingIds]), isCurrentHold()));
}

/** Schedules the release of a booking's holds for the time `at`. Until then staff can undo the booking's transition (product.md#undo). */
export async function scheduleRelease(db: Queryable, bookingId: string, at: Date): Promise<void> {
  await db.update(unitHolds).set({ releasesAt: at }).where(isHoldOfBooking(bookingId));
}

/** Releases at most `limit` holds whose scheduled release is at or before `now`, optionally only holds of one car. Returns their number. */
export async function releaseDueHolds(
  db: Queryable,
  { now, vehicleId, limit }: { now: Date; vehicleId?: string; limit: number },
): Promise<number> {
  const due = db
    .select({ id: unitHolds.id })
    .from(unitHolds)
    .where(
      and(
        isNull(unitHolds.releasedAt),
        lte(unitHolds.releasesAt, now),
        vehicleId === undefined ? undefined : eq(unitHolds.vehicleId, vehicleId),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
  const released = await db
    .update(unitHolds)
    .set({ releasedAt: now })
    .where(inArray(unitHolds.id, selectOnce(due)))
    .returning({ id: unitHolds.id });
  return released.length;
}

/**
 * Marks a booking's unit as out and holds it from now on, even before the agreed pickup. If the unit is already out with this booking, its departure
 * time stays. Rejects with SQLSTATE 23P01 if another hold overlaps the time until the agreed pickup, and with 23505 if the unit is out with another
 * booking.
 */
export async function markHoldOut(db: Queryable, bookingId: string, now: Date): Promise<void> {
  await db
    .update(unitHolds)
    .set({
      outSince: sql`coalesce(${unitHolds.outSince}, ${toInstantSql(now)})`,
      during: sql`tstzrange(least(lower(${unitHolds.during}), ${toInstantSql(now)}), upper(${unitHolds.during}))`,
      updatedAt: now,
      version: sql`${unitHolds.version} + 1`,
    })
    .where(isHoldOfBooking(bookingId));
}

/** Undoes `markHoldOut`: the unit is no longer out, and is held for the `agreed` span again. The caller has locked the car. */
export async function undoHoldOut(tx: Transaction, bookingId: string, agreed: InstantSpan, now: Date): Promise<void> {
  await shortenHold(tx, bookingId, agreed.to);
  await tx
    .update(unitHolds)
    .set({
      outSince: null,
      during: sql`tstzrange(greatest(lower(${unitHolds.during}), ${toInstantSql(agreed.from)}), upper(${unitHolds.during}))`,
      updatedAt: now,
      version: sql`${unitHolds.version} + 1`,
    })
    .where(isHoldOfBooking(bookingId));
}

/** Returns since when the unit of a booking is out; null if it is not out. */
export async function findOutSince(db: Queryable, bookingId: string): Promise<Date | null> {
  const [row] = await db
    .select({ outSince: unitHolds.outSince })
    .from(unitHolds)
    .where(and(isHoldOfBooking(bookingId), isNotNull(unitHolds.outSince)));
  return row?.outSince ?? null;
}

/** Returns the reference of the booking whose renter has a unit; null if the unit is not out. */
export async function findReferenceOfUnitOut(db: Queryable, vehicleId: string, unit: number): Promise<string | null> {
  const [row] = await db
    .select({ reference: bookings.reference })
    .from(unitHolds)
    .innerJoin(bookings, eq(bookings.id, unitHolds.bookingId))
    .where(
      and(
        eq(unitHolds.vehicleId, vehicleId),
        eq(unitHolds.unit, unit),
        isNotNull(unitHolds.outSince),
        isNull(unitHolds.releasedAt),
      ),
    );
  return row?.reference ?? null;
}
