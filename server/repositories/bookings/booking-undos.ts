import { eq, inArray, sql } from "drizzle-orm";
import type { UndoState } from "#domain/bookings/undo-state.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingEvents, bookings, bookingUndos } from "#server/db/schema.ts";
import { updateRow } from "#server/repositories/versioned-rows.ts";

/** The last transition of a booking, while it can be taken back. */
export interface StoredUndo {
  bookingId: string;
  eventId: string;
  expiresAt: Date;
  before: UndoState;
}

/** Remembers how a booking was before a transition; what was remembered before can no longer be undone. */
export async function storeUndo(tx: Transaction, undo: StoredUndo): Promise<void> {
  const { bookingId: _key, ...rest } = undo;
  await tx.insert(bookingUndos).values(undo).onConflictDoUpdate({ target: bookingUndos.bookingId, set: rest });
}

/** After another rental: the transition taken back, the booking holds these, no longer what it held before. */
export async function replaceHoldsToRestore(
  tx: Transaction,
  bookingId: string,
  holds: UndoState["holds"],
): Promise<void> {
  const before = sql`jsonb_set(${bookingUndos.before}, '{holds}', ${JSON.stringify(holds)}::jsonb)`;
  await tx.update(bookingUndos).set({ before }).where(eq(bookingUndos.bookingId, bookingId));
}

/** What can be undone of a booking; null when there is nothing. Whether it is too late is not asked here. */
export async function findUndo(db: Queryable, bookingId: string): Promise<StoredUndo | null> {
  const [row] = await db.select().from(bookingUndos).where(eq(bookingUndos.bookingId, bookingId));
  return row ?? null;
}

/** Brings a locked booking back to the state it had, as if the transition had never been. */
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

/** Lets nothing be undone any more of a car's bookings: what was remembered of their holds is no longer so. */
export async function deleteUndosOfVehicle(tx: Transaction, vehicleId: string): Promise<void> {
  const ofVehicle = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.vehicleId, vehicleId));
  await tx.delete(bookingUndos).where(inArray(bookingUndos.bookingId, ofVehicle));
}

/** False for a transition that has been taken back. */
export async function isEventInEffect(db: Queryable, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ undoneAt: bookingEvents.undoneAt })
    .from(bookingEvents)
    .where(eq(bookingEvents.id, eventId));
  return row?.undoneAt === null;
}
