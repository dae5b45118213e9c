import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  MAX_MISSING_RECORD_DAYS,
  type Overdue,
  type OverdueKind,
  RECORD_GRACE_MINUTES,
} from "#domain/bookings/overdue.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, unitHolds, vehicles } from "#server/db/schema.ts";
import { selectLastVehicleName } from "#server/repositories/bookings/booking-units.ts";
import { holdHasNotEnded } from "#server/repositories/unit-holds/hold-conditions.ts";
import { parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** A booking whose unit will not be back in time from another rental (product.md#late-returns). */
export interface EndangeredBooking {
  bookingId: string;
  reference: string;
  pickupAt: Date;
  /** The late booking whose renter has the unit. */
  lateId: string;
  lateReference: string;
  /** The earliest time at which the unit can be ready. */
  readyAt: Date;
}

/** Selects the kind of delay of a booking at `now`; null if the booking is not overdue. */
export function selectOverdueKind(now: Date): SQL<OverdueKind | null> {
  const at = toInstantSql(now);
  const graceOver = sql`${at} - make_interval(mins => ${RECORD_GRACE_MINUTES})`;
  const unrecorded = (kind: "pickup" | "return") =>
    sql`not exists (select from handovers record where record.booking_id = ${bookings.id} and record.kind = ${kind} and record.booking_unit_id = (
      select leg.id from booking_units leg where leg.booking_id = ${bookings.id} order by leg.position desc limit 1))`;
  return sql<OverdueKind | null>`case
    when ${bookings.status} = 'active' and ${bookings.returnAt} < ${at} then 'return'
    when ${bookings.status} = 'confirmed' and ${bookings.pickupAt} < ${at} then 'pickup'
    when ${bookings.status} = 'active' and coalesce(${bookings.collectedAt}, ${bookings.pickupAt}) <= ${graceOver} and ${unrecorded("pickup")} then 'handover'
    when ${bookings.status} = 'completed' and ${bookings.returnedAt} > ${at} - make_interval(days => ${MAX_MISSING_RECORD_DAYS}) and ${bookings.returnedAt} <= ${graceOver} and ${unrecorded("return")} then 'handover'
  end`;
}

/** Selects since when a booking is overdue. */
export const selectOverdueSince = (now: Date): SQL =>
  sql`case ${selectOverdueKind(now)} when 'return' then ${bookings.returnAt} when 'pickup' then ${bookings.pickupAt}
    else coalesce(${bookings.returnedAt}, ${bookings.collectedAt}, ${bookings.pickupAt}) end`;

/** Whether a booking is overdue. PostgreSQL finds the few bookings that can be overdue by indexes. */
export const isOverdue = (now: Date): SQL | undefined =>
  and(inArray(bookings.status, ["confirmed", "active", "completed"]), isNotNull(selectOverdueKind(now)));

/** Returns the delays of these bookings, by booking id. A booking that is not overdue is missing. */
export async function findOverdue(db: Queryable, ids: readonly string[], now: Date): Promise<Map<string, Overdue>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: bookings.id, kind: selectOverdueKind(now), since: selectOverdueSince(now).mapWith(parseInstant) })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), isOverdue(now)));
  return new Map(rows.flatMap(({ id, kind, since }) => (kind ? [[id, { kind, since }]] : [])));
}

/** Lists at most `limit` overdue bookings, the longest delay first, with the total number of overdue bookings. */
export async function listOverdue(db: Queryable, now: Date, limit: number) {
  const since = selectOverdueSince(now);
  const lines = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      vehicle: selectLastVehicleName,
      name: bookings.name,
      phone: bookings.phone,
      kind: sql<OverdueKind>`${selectOverdueKind(now)}`,
      since: since.mapWith(parseInstant),
    })
    .from(bookings)
    .where(isOverdue(now))
    .orderBy(asc(since), asc(bookings.id))
    .limit(limit);
  return { lines, total: await countOverdue(db, now) };
}

/** Counts the overdue bookings. */
export const countOverdue = (db: Queryable, now: Date): Promise<number> => db.$count(bookings, isOverdue(now));

/**
 * Lists at most `limit` bookings that are overdue since before `before`, if staff got no mail about the current kind of delay. Skips rows that
 * another process has locked.
 */
export async function listUnreportedOverdue(
  db: Queryable,
  { now, before, limit, except }: { now: Date; before: Date; limit: number; except: readonly string[] },
): Promise<{ id: string; kind: OverdueKind }[]> {
  const kind = selectOverdueKind(now);
  const rows = await db
    .select({ id: bookings.id, kind })
    .from(bookings)
    .where(
      and(
        isOverdue(now),
        sql`greatest(${selectOverdueSince(now)}, case when ${bookings.status} = 'active' then ${bookings.expectedReturnAt} end) <= ${toInstantSql(before)}`,
        sql`${bookings.overdueTold} is distinct from ${kind}`,
        notInArray(bookings.id, [...except]),
      ),
    )
    .limit(limit)
    .for("no key update", { of: bookings, skipLocked: true });
  return rows.flatMap((row) => (row.kind ? [{ id: row.id, kind: row.kind }] : []));
}

/** Records that staff got a mail about this kind of delay. */
export async function markOverdueReported(db: Queryable, id: string, kind: OverdueKind): Promise<void> {
  await db.update(bookings).set({ overdueTold: kind }).where(eq(bookings.id, id));
}

const lateHolds = alias(unitHolds, "late_holds");
const lateBookings = alias(bookings, "late_bookings");

/**
 * Lists endangered bookings: their unit is out with another renter and will not be ready when it has to leave for them. A unit is ready at the latest
 * of now, the agreed return and the expected return, plus its transfer back and turnaround. `ids` restricts the list to these bookings, `lateIds` to
 * bookings that one of these late bookings endangers.
 */
export async function listEndangered(
  db: Queryable,
  { now, ids, lateIds }: { now: Date; ids?: readonly string[]; lateIds?: readonly string[] },
): Promise<EndangeredBooking[]> {
  if (ids?.length === 0 || lateIds?.length === 0) return [];
  const readyAt = sql`greatest(${toInstantSql(now)}, ${lateBookings.returnAt}, ${lateBookings.expectedReturnAt}) + make_interval(hours => ${vehicles.turnaroundHours}, mins => ${lateBookings.transferBackMinutes})`;
  return db
    .selectDistinct({
      bookingId: bookings.id,
      lateId: lateBookings.id,
      lateReference: lateBookings.reference,
      readyAt: readyAt.mapWith(parseInstant),
      pickupAt: bookings.pickupAt,
      reference: bookings.reference,
    })
    .from(lateHolds)
    .innerJoin(lateBookings, eq(lateBookings.id, lateHolds.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, lateHolds.vehicleId))
    .innerJoin(
      unitHolds,
      and(
        eq(unitHolds.vehicleId, lateHolds.vehicleId),
        eq(unitHolds.unit, lateHolds.unit),
        ne(unitHolds.bookingId, lateBookings.id),
        isNull(unitHolds.releasedAt),
      ),
    )
    .innerJoin(bookings, eq(bookings.id, unitHolds.bookingId))
    .where(
      and(
        isNotNull(lateHolds.outSince),
        isNull(lateHolds.releasedAt),
        holdHasNotEnded(now),
        or(eq(bookings.status, "requested"), eq(bookings.status, "confirmed")),
        sql`${bookings.pickupAt} - make_interval(mins => ${bookings.transferOutMinutes}) < ${readyAt}`,
        ids && inArray(bookings.id, [...ids]),
        lateIds && inArray(lateBookings.id, [...lateIds]),
      ),
    )
    .orderBy(asc(bookings.pickupAt));
}
