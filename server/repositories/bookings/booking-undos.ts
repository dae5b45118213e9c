import { eq, inArray, sql } from "drizzle-orm";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { Cents } from "#domain/money.ts";
import { sumLines } from "#domain/prices/price-line.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingEvents, bookings, bookingUndos } from "#server/db/schema.ts";
import { updateRow } from "#server/repositories/versioned-rows.ts";

/** A booking's last transition, while it can be undone. */
export interface StoredUndo {
  bookingId: string;
  eventId: string;
  expiresAt: Date;
  before: UndoState;
}

/**
 * Stores the state of a booking before a transition, so that staff can undo the transition. Replaces the state of an earlier transition, which can
 * then no longer be undone.
 */
export async function storeUndo(tx: Transaction, undo: StoredUndo): Promise<void> {
  const { bookingId: _key, ...rest } = undo;
  await tx.insert(bookingUndos).values(undo).onConflictDoUpdate({ target: bookingUndos.bookingId, set: rest });
}

/** Replaces the holds that an undo would restore. Call it after the booking's unit or dates have changed. */
export async function replaceHoldsToRestore(
  tx: Transaction,
  bookingId: string,
  holds: UndoState["holds"],
): Promise<void> {
  const before = sql`jsonb_set(${bookingUndos.before}, '{holds}', ${JSON.stringify(holds)}::jsonb)`;
  await tx.update(bookingUndos).set({ before }).where(eq(bookingUndos.bookingId, bookingId));
}

/** Returns the transition of a booking that can be undone, or null. It does not check whether the time for undo is over. */
export async function findUndo(db: Queryable, bookingId: string): Promise<StoredUndo | null> {
  const [row] = await db.select().from(bookingUndos).where(eq(bookingUndos.bookingId, bookingId));
  return row ?? null;
}

/**
 * Returns total and terms of a booking before the last replacement of its car. Null if there was none, or if a later transition has replaced its undo
 * (product.md#replacement-car).
 */
export async function findAgreementBeforeReplacement(
  db: Queryable,
  bookingId: string,
): Promise<{ total: Cents; terms: RentalTerms } | null> {
  const columns = (await findUndo(db, bookingId))?.before.replacement?.booking;
  return columns ? { total: sumLines(columns.lines), terms: columns.terms } : null;
}

/** Restores the previous status of a booking and marks the transition as undone. The caller has locked the booking. */
export async function undoTransition(
  tx: Transaction,
  { bookingId, eventId, before }: StoredUndo,
  now: Date,
): Promise<void> {
  const instantOrNull = (text: string | null) => (text === null ? null : new Date(text));
  await updateRow(
    tx,
    bookings,
    bookingId,
    {
      status: before.status,
      collectedAt: instantOrNull(before.collectedAt),
      returnedAt: instantOrNull(before.returnedAt),
      expectedReturnAt: instantOrNull(before.expectedReturnAt),
    },
    now,
  );
  await tx.update(bookingEvents).set({ undoneAt: now }).where(eq(bookingEvents.id, eventId));
  await tx.delete(bookingUndos).where(eq(bookingUndos.bookingId, bookingId));
}

/** Deletes the stored undos of all bookings of a car. Call it when the holds that they would restore are no longer valid. */
export async function deleteUndosOfVehicle(tx: Transaction, vehicleId: string): Promise<void> {
  const ofVehicle = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      sql`${bookings.vehicleId} = ${vehicleId} or ${bookings.id} in (select leg.booking_id from booking_units leg where leg.vehicle_id = ${vehicleId})`,
    );
  await tx.delete(bookingUndos).where(inArray(bookingUndos.bookingId, ofVehicle));
}

/** Whether the event is in effect: staff have not undone it. */
export async function isEventInEffect(db: Queryable, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ undoneAt: bookingEvents.undoneAt })
    .from(bookingEvents)
    .where(eq(bookingEvents.id, eventId));
  return row?.undoneAt === null;
}
