import { and, eq, inArray, sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { releasePromotionUses, releaseUpcomingPromotionUses } from "#server/repositories/rates/promotion-codes.ts";
import { selectOnce } from "#server/repositories/select-once.ts";
import { type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import { insertBookingEvents } from "./booking-events.ts";
import { storeBookingLines, toPriceColumns } from "./booking-lines.ts";
import { isExpiredRequest } from "./open-requests.ts";

type PriceColumn = keyof ReturnType<typeof toPriceColumns>;

/** A booking to be stored; its price columns are derived from the lines. */
export type NewBooking = Omit<typeof bookings.$inferInsert, PriceColumn | "id"> & {
  id: string;
  lines: readonly PriceLine[];
};

/** Changes of a booking; other lines change the price columns. */
type StoredBookingChanges = Omit<RowChanges<typeof bookings>, PriceColumn> & { lines?: readonly PriceLine[] };

/** Stores a booking. Returns false, without storing it, if another booking has its reference or idempotency key. */
export async function insertBooking(tx: Transaction, { lines, ...booking }: NewBooking): Promise<boolean> {
  const row = { ...booking, ...toPriceColumns(lines) };
  const stored = await tx.insert(bookings).values(row).onConflictDoNothing().returning({ id: bookings.id });
  if (stored.length === 0) return false;
  await storeBookingLines(tx, booking.id, lines);
  return true;
}

/** Updates a booking and increments its version. The caller has locked the booking. */
export async function updateStoredBooking(
  tx: Transaction,
  id: string,
  { lines, ...changes }: StoredBookingChanges,
  now: Date,
): Promise<void> {
  await updateRow(tx, bookings, id, { ...changes, ...(lines && toPriceColumns(lines)) }, now);
  if (lines) await storeBookingLines(tx, id, lines);
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
  /** What the renter owes of a booking that ends before its pickup. Any other transition keeps the stored fee, which the undo of a reopening needs. */
  cancellationFeeCents?: Cents | undefined;
}

/**
 * Sets the status of a booking and records the transition. A declined or cancelled booking gives back its promotion code. Returns the id of the recorded event; changes nothing and returns null if the status is no
 * longer `from`.
 */
export async function transitionBooking(db: Queryable, transition: BookingTransitionRecord): Promise<string | null> {
  const { id, from, to, actor, now, note, times, cancellationFeeCents = 0 } = transition;
  const changed = await db
    .update(bookings)
    .set({
      ...times,
      status: to,
      ...((to === "cancelled" || to === "no_show") && { cancellationFeeCents: cancellationFeeCents || null }),
      overdueTold: null,
      updatedAt: now,
      version: sql`${bookings.version} + 1`,
    })
    .where(and(eq(bookings.id, id), eq(bookings.status, from)))
    .returning({ id: bookings.id });
  if (changed.length === 0) return null;
  if (to === "declined") await releasePromotionUses(db, [id], now);
  if (to === "cancelled") await releaseUpcomingPromotionUses(db, [id], now);
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
    .where(inArray(bookings.id, selectOnce(due)))
    .returning({ id: bookings.id });
  const ids = expired.map(({ id }) => id);
  await releasePromotionUses(db, ids, now);
  return ids;
}
