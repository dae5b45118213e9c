import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingEvents, bookings, cities, unitHolds, vehicles } from "#server/db/schema.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { joinLegOfHold } from "#server/repositories/bookings/booking-units.ts";
import { hasPickupRecord } from "#server/repositories/bookings/find-bookings.ts";
import { insertRow, lockRow, updateRow } from "#server/repositories/versioned-rows.ts";
import { holdHasNotEnded, holdOverlaps, holdRepresentsRental, selectHoldEnd } from "./hold-conditions.ts";
import { type InstantSpan, parseInstant, toInstantSql, toTstzRange } from "./spans.ts";

/** A hold as the staff's timeline shows it. */
export interface StoredHold {
  id: string;
  vehicleId: string;
  unit: number;
  kind: "booking" | "maintenance";
  /**
   * The half-open time of the hold. A booking's hold includes both transfers and the turnaround. The hold of a completed rental ends at its actual
   * return; that of a late unit ends at the earliest now, plus transfer back and turnaround.
   */
  span: InstantSpan;
  /** Whether the unit is out with the renter. */
  isOut: boolean;
  /** Time zone of the car's base. */
  timeZone: string;
  note: string | null;
  /** Null for maintenance. */
  booking: HoldBooking | null;
  version: number;
}

export interface HoldBooking {
  id: string;
  reference: string;
  status: BookingStatus;
  /** Whether the pickup has a handover record. */
  hasPickupRecord: boolean;
  renter: string;
  /** The agreed pickup, to which the transfer to the renter leads; for a unit that replaced another, when the renter got it. */
  pickupAt: Date;
  /** The agreed return, before the transfer back and the turnaround. */
  returnsAt: Date;
  /** The actual return or replacement, or else the agreed return. For a unit that is out, the expected return, but never earlier than now. */
  backAt: Date;
  /** Minutes of the transfer to the renter before the pickup, and of the transfer back after the return. */
  transferOutMinutes: number;
  transferBackMinutes: number;
  /** Whether another unit replaced this one, and whether this one replaced another. */
  isReplaced: boolean;
  isReplacement: boolean;
}

/** The car of a hold. */
export interface HeldVehicle {
  id: string;
  /** Brand and name, for example "Ferrari 296 GTB". */
  title: string;
  timeZone: string;
}

export interface HoldListQuery {
  span: InstantSpan;
  now: Date;
  /** The stored name of a city. */
  location?: string | undefined;
  vehicleId?: string | undefined;
  limit: number;
}

const holdColumns = (now: Date) => ({
  id: unitHolds.id,
  vehicleId: unitHolds.vehicleId,
  unit: unitHolds.unit,
  kind: unitHolds.kind,
  from: sql`lower(${unitHolds.during})`.mapWith(parseInstant),
  to: sql`least(${selectHoldEnd(vehicles, now)}, ${unitHolds.releasedAt})`.mapWith(parseInstant),
  isOut: sql<boolean>`${unitHolds.outSince} is not null`,
  timeZone: cities.timeZone,
  note: unitHolds.note,
  version: unitHolds.version,
  booking: {
    id: bookings.id,
    reference: bookings.reference,
    status: bookings.status,
    hasPickupRecord,
    renter: bookings.name,
    pickupAt:
      sql`case when leg.position > 1 then leg.started_at else least(${bookings.pickupAt}, ${bookings.collectedAt}, ${unitHolds.outSince}) end`.mapWith(
        parseInstant,
      ),
    isReplaced: sql<boolean>`${unitHolds.endedLegId} is not null`,
    isReplacement: sql<boolean>`coalesce(leg.position > 1, false)`,
    returnsAt: bookings.returnAt,
    transferOutMinutes: sql<number>`case when leg.position > 1 then 0 else ${bookings.transferOutMinutes} end`,
    transferBackMinutes: sql<number>`case when ${unitHolds.endedLegId} is not null then leg.back_minutes else ${bookings.transferBackMinutes} end`,
    backAt:
      sql`case when ${unitHolds.endedLegId} is not null then leg.ended_at when ${unitHolds.outSince} is null then coalesce(${bookings.returnedAt}, ${bookings.returnAt})
      else greatest(${bookings.returnAt}, ${bookings.expectedReturnAt}, ${toInstantSql(now)}) end`.mapWith(
        parseInstant,
      ),
  },
});

const selectHolds = (db: Queryable, now: Date, where: SQL | undefined) =>
  db
    .select(holdColumns(now))
    .from(unitHolds)
    .innerJoin(vehicles, eq(vehicles.id, unitHolds.vehicleId))
    .innerJoin(cities, eq(cities.name, vehicles.location))
    .leftJoin(bookings, eq(bookings.id, unitHolds.bookingId))
    .leftJoin(joinLegOfHold(sql`${unitHolds}`), sql`true`)
    .where(where)
    .orderBy(asc(unitHolds.vehicleId), asc(unitHolds.unit), sql`lower(${unitHolds.during})`);

/**
 * Lists at most `limit` holds that overlap the span: current holds, and those of completed rentals. Omits booking requests that have expired by
 * `now`.
 */
export async function listTimelineHolds(
  db: Queryable,
  { span, now, limit, ...filters }: HoldListQuery,
): Promise<StoredHold[]> {
  const rows = await selectHolds(
    db,
    now,
    and(
      holdOverlaps(vehicles, { from: toInstantSql(span.from), to: toInstantSql(span.to) }, now),
      or(
        isNull(unitHolds.releasedAt),
        and(
          eq(bookings.status, "completed"),
          sql`${unitHolds.releasedAt} > lower(${unitHolds.during})`,
          holdRepresentsRental(sql`${unitHolds}`),
        ),
      ),
      holdHasNotEnded(now),
      filters.location === undefined ? undefined : eq(vehicles.location, filters.location),
      filters.vehicleId === undefined ? undefined : eq(unitHolds.vehicleId, filters.vehicleId),
    ),
  ).limit(limit);
  return rows.map(toStoredHold);
}

/** Returns the current hold with an id; null if there is none. */
export async function findHold(db: Queryable, id: string, now: Date): Promise<StoredHold | null> {
  const [row] = await selectHolds(db, now, and(eq(unitHolds.id, id), isNull(unitHolds.releasedAt)));
  return row ? toStoredHold(row) : null;
}

/** The unit and span that a hold will have. */
export interface HoldTarget {
  vehicleId: string;
  unit: number;
  span: InstantSpan;
  /** The id of the hold that is being moved, which is no conflict. */
  exceptId?: string;
  now: Date;
}

/** Lists the current holds of a unit that overlap a span. */
export async function listConflicts(
  db: Queryable,
  { vehicleId, unit, span, exceptId, now }: HoldTarget,
): Promise<StoredHold[]> {
  const rows = await selectHolds(
    db,
    now,
    and(
      eq(unitHolds.vehicleId, vehicleId),
      eq(unitHolds.unit, unit),
      isNull(unitHolds.releasedAt),
      sql`${unitHolds.during} && ${toTstzRange(span)}::tstzrange`,
      exceptId === undefined ? undefined : ne(unitHolds.id, exceptId),
    ),
  );
  return rows.map(toStoredHold);
}

/** Returns the car with an id, with its time zone; null if there is none. */
export async function findHeldVehicle(db: Queryable, id: string): Promise<HeldVehicle | null> {
  const [row] = await db
    .select({ id: vehicles.id, brand: vehicles.brand, name: vehicles.name, timeZone: cities.timeZone })
    .from(vehicles)
    .innerJoin(cities, eq(cities.name, vehicles.location))
    .where(eq(vehicles.id, id));
  return row ? { id: row.id, title: `${row.brand} ${row.name}`, timeZone: row.timeZone } : null;
}

export const lockHold = (tx: Transaction, id: string) => lockRow(tx, unitHolds, id);

/** Stores a maintenance block of a unit and returns its id. Rejects with SQLSTATE 23P01 if another hold overlaps it. */
export async function insertMaintenanceBlock(
  tx: Transaction,
  block: { vehicleId: string; unit: number; span: InstantSpan; note: string | null; now: Date },
): Promise<string> {
  const row = await insertRow(tx, unitHolds, {
    vehicleId: block.vehicleId,
    unit: block.unit,
    during: toTstzRange(block.span),
    kind: "maintenance",
    note: block.note,
    createdAt: block.now,
    updatedAt: block.now,
  });
  return row.id;
}

/** Changes unit, span or note of a hold. Rejects with SQLSTATE 23P01 if another hold of the unit overlaps the new span. */
export async function updateStoredHold(
  tx: Transaction,
  id: string,
  { span, ...changes }: { unit?: number | undefined; note?: string | null | undefined; span?: InstantSpan | undefined },
  now: Date,
): Promise<void> {
  await updateRow(tx, unitHolds, id, { ...changes, during: span && toTstzRange(span) }, now);
}

/** Releases a hold, so that its unit is free again. */
export async function releaseHold(tx: Transaction, id: string, now: Date): Promise<void> {
  await updateRow(tx, unitHolds, id, { releasedAt: now }, now);
}

/** Records a change of unit in a booking's history and returns the event's id. */
export async function recordUnitChange(
  tx: Transaction,
  booking: HoldBooking,
  change: { actor: string; note: string; now: Date },
): Promise<string> {
  const { now, ...event } = change;
  return insertStaffOnlyEvent(tx, { ...event, bookingId: booking.id, kind: "change", status: booking.status }, now);
}

/** Marks the opposite change of unit as undone, if one was recorded since an instant, and returns true; otherwise returns false. */
export async function revertUnitChange(
  tx: Transaction,
  bookingId: string,
  { note, since, now }: { note: string; since: Date; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(bookingEvents)
    .set({ undoneAt: now })
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.kind, "change"),
        eq(bookingEvents.note, note),
        gt(bookingEvents.createdAt, since),
        isNull(bookingEvents.undoneAt),
      ),
    )
    .returning({ id: bookingEvents.id });
  return rows.length > 0;
}

type SelectedHold = Awaited<ReturnType<typeof selectHolds>>[number];

const toStoredHold = ({ from, to, ...row }: SelectedHold): StoredHold => ({ ...row, span: { from, to } });
