import { and, eq, inArray, sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import { insertBookingEvents } from "./booking-events.ts";
import { isExpiredRequest } from "./open-requests.ts";

export type NewBooking = typeof bookings.$inferInsert;

/** Stores a booking. Returns false, without storing it, if another booking has its reference or idempotency key. */
export async function insertBooking(db: Queryable, booking: NewBooking): Promise<boolean> {
  const stored = await db.insert(bookings).values(booking).onConflictDoNothing().returning({ id: bookings.id });
  return stored.length === 1;
}

/** Updates a booking and increments its version. The caller has locked the booking. */
export async function updateStoredBooking(
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof bookings>,
  now: Date,
): Promise<void> {
  await updateRow(tx, bookings, id, changes, now);
}

export interface BookingTransitionRecord {
  id: string;
  from: BookingStatus;
  to: BookingStatus;
  actor: string;
  now: Date;
  /** The reason, for the staff's history. */
  note?: string | null;
  /** The recorded times of pickup and return. */
  times?: { collectedAt?: Date; returnedAt?: Date | null };
}

/**
 * Sets the status of a booking and records the transition. Returns the id of the recorded event; changes nothing and returns null if the status is no
 * longer `from`.
 */
export async function transitionBooking(db: Queryable, transition: BookingTransitionRecord): Promise<string | null> {
  const { id, from, to, actor, now, note, times } = transition;
  const changed = await db
    .update(bookings)
    .set({ ...times, status: to, overdueTold: null, updatedAt: now, version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.id, id), eq(bookings.status, from)))
    .returning({ id: bookings.id });
  if (changed.length === 0) return null;
  const [eventId] = await insertBookingEvents(db, [id], to, actor, now, note);
  return eventId ?? null;
}

export interface ExpiryBatch {
  now: Date;
  limit: number;
  /** Restricts the batch to requests for this car. */
  vehicleId?: string;
}

/** Expires requests whose hold has ended by `now`, at most `limit`, and returns their ids. Skips rows that another process has locked. */
export async function expireRequests(db: Queryable, { now, limit, vehicleId }: ExpiryBatch): Promise<string[]> {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isExpiredRequest(now), vehicleId === undefined ? undefined : eq(bookings.vehicleId, vehicleId)))
    .limit(limit)
    .for("no key update", { skipLocked: true });
  const expired = await db
    .update(bookings)
    .set({ status: "expired", updatedAt: now, version: sql`${bookings.version} + 1` })
    .where(inArray(bookings.id, due))
    .returning({ id: bookings.id });
  return expired.map(({ id }) => id);
}
