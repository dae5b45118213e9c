import { and, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { UnitHold } from "#domain/availability/availability.ts";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { narrowToVehicles } from "#server/repositories/vehicles/narrow-to-vehicles.ts";
import { holdIsInForce, holdOverlaps, selectHoldEnd, unitIsBlocked } from "./hold-conditions.ts";
import { shortenHold } from "./late-holds.ts";
import { type InstantSpan, parseInstant, toInstantSql, toTstzRange } from "./spans.ts";

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
 * The holds in force that touch the span, of units the car still has, and blocked units as held throughout; a unit that is late ends no sooner than now, its drive home and its turnaround.
 * Requests whose hold has expired by `now` hold nothing, nor does the booking that is left out because it is about to change.
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

/** The same of several vehicles, by their ids, in two queries however many they are. */
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

/** Units that an expiry keeps from being given to anybody, as held for the whole span; the one that the left-out booking has stays its own. */
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

/** The id of no booking. */
const NO_BOOKING_ID = "00000000-0000-0000-0000-000000000000";

export interface NewBookingHold {
  vehicleId: string;
  unit: number;
  span: InstantSpan;
  bookingId: string;
  /** Since when the car is out; null before pickup. */
  outSince: Date | null;
  now: Date;
}

/** Holds one unit. Rejects with SQLSTATE 23P01 when somebody holds it in that span already. */
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

/** Gives the units of these bookings back. */
export async function releaseHolds(db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .update(unitHolds)
    .set({ releasedAt: now })
    .where(and(inArray(unitHolds.bookingId, [...bookingIds]), isNull(unitHolds.releasedAt)));
}

/** Lets what these bookings hold end of itself at `at`: until then a transition can be undone (product.md#undo). */
export async function scheduleRelease(db: Queryable, bookingId: string, at: Date): Promise<void> {
  await db.update(unitHolds).set({ releasesAt: at }).where(isHoldOfBooking(bookingId));
}

/** Releases what has ended of itself by `now`, at most `limit`, and answers how many; of one car when it is named. */
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
    .where(inArray(unitHolds.id, due))
    .returning({ id: unitHolds.id });
  return released.length;
}

/**
 * The car leaves with the renter: its unit is held from now on, however early that is; one that has left already keeps its moment. Rejects with
 * SQLSTATE 23P01 when somebody else holds it until the pickup, 23505 when the unit is out with somebody else.
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

/** The car never left: its unit is held for `agreed` again, and for no more than it was. Call it with the car's row locked. */
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

/** Since when a booking's car is out; null before it leaves. */
export async function findOutSince(db: Queryable, bookingId: string): Promise<Date | null> {
  const [row] = await db
    .select({ outSince: unitHolds.outSince })
    .from(unitHolds)
    .where(and(isHoldOfBooking(bookingId), isNotNull(unitHolds.outSince)));
  return row?.outSince ?? null;
}

/** The reference of the booking that a unit is out with; null when it is not out. */
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

export interface HoldEnd {
  bookingId: string;
  /** When the unit is ready for somebody else. */
  readyAt: Date;
  /** Until when the rest stays held after all, so that the return can be undone. */
  releasesAt: Date;
  now: Date;
}

/** The car is back: its holds end when it is ready again, and what they held beyond that ends of itself. */
export async function endReturnedHolds(
  tx: Transaction,
  { bookingId, readyAt, releasesAt, now }: HoldEnd,
): Promise<void> {
  for (const { id, vehicleId, unit, from, to } of await listHoldsOfBooking(tx, bookingId)) {
    const edited = { outSince: null, updatedAt: now, version: sql`${unitHolds.version} + 1` };
    const write = (changes: object) =>
      tx
        .update(unitHolds)
        .set({ ...edited, ...changes })
        .where(eq(unitHolds.id, id));
    if (to <= readyAt) await write({});
    else if (from >= readyAt) await write({ releasesAt });
    else {
      await write({ during: toTstzRange({ from, to: readyAt }) });
      await tx.insert(unitHolds).values({
        vehicleId,
        unit,
        bookingId,
        during: toTstzRange({ from: readyAt, to }),
        kind: "booking",
        releasesAt,
        createdAt: now,
      });
    }
  }
}

/** The holds of a booking as they stand, for an undo to bring them back. */
export async function readHoldsToRestore(tx: Transaction, bookingId: string): Promise<UndoState["holds"]> {
  const rows = await tx
    .select({ id: unitHolds.id, during: sql<string>`${unitHolds.during}::text`, outSince: unitHolds.outSince })
    .from(unitHolds)
    .where(isHoldOfBooking(bookingId));
  return rows.map(({ outSince, ...row }) => ({ ...row, outSince: outSince?.toISOString() ?? null }));
}

/** Brings the holds of a booking back as they were. Rejects with SQLSTATE 23P01 when somebody holds a unit there now. */
export async function restoreHolds(
  tx: Transaction,
  bookingId: string,
  holds: UndoState["holds"],
  now: Date,
): Promise<void> {
  const ids = holds.map(({ id }) => id);
  await tx.delete(unitHolds).where(and(isHoldOfBooking(bookingId), notInArray(unitHolds.id, ids)));
  for (const { id, during, outSince } of holds) {
    await tx
      .update(unitHolds)
      .set({
        during,
        outSince: outSince === null ? null : new Date(outSince),
        releasesAt: null,
        // A process whose clock is ahead may have let it go already; whoever has taken the unit since is in the way, as the constraint says.
        releasedAt: null,
        updatedAt: now,
        version: sql`${unitHolds.version} + 1`,
      })
      .where(eq(unitHolds.id, id));
  }
}

const listHoldsOfBooking = (tx: Transaction, bookingId: string) =>
  tx
    .select({
      id: unitHolds.id,
      vehicleId: unitHolds.vehicleId,
      unit: unitHolds.unit,
      from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
      to: sql`upper(${unitHolds.during})`.mapWith(parseInstant),
    })
    .from(unitHolds)
    .where(isHoldOfBooking(bookingId));

const isHoldOfBooking = (bookingId: string) => and(eq(unitHolds.bookingId, bookingId), isNull(unitHolds.releasedAt));
