import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { BookingEventKind, BookingStatusEvent } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingEvents, conversationMessages, type handovers, user } from "#server/db/schema.ts";
import type { RecordedAction } from "#server/repositories/audit-log/audit-log.ts";

/** Maximum number of events shown per booking; few bookings have more than some dozens (product.md#bookings-screen). */
const MAX_EVENTS = 500;

/** An event as staff see it. */
export interface StaffEvent {
  id: string;
  kind: BookingEventKind;
  /** The status after the transition, or at the time of the event. */
  status: BookingStatus;
  /** Who caused the event: "renter", "system", "staff" or a staff user's id. */
  actor: string;
  /** The staff user's name; null for other actors. */
  actorName: string | null;
  actorEmail: string | null;
  /** The note of the event, or the text of its message. */
  note: string | null;
  at: Date;
  /** When staff undid the transition; null if they did not. */
  undoneAt: Date | null;
  /** URLs of the pictures of handover records that the event or its undo removed. */
  pictures: string[];
}

const eventColumns = {
  id: bookingEvents.id,
  kind: bookingEvents.kind,
  status: bookingEvents.status,
  actor: bookingEvents.actor,
  actorName: user.name,
  actorEmail: user.email,
  // The text of a message is stored only in `messages`, which delete it earlier than the event.
  note: sql<string | null>`coalesce(${bookingEvents.note}, ${conversationMessages.body})`,
  at: bookingEvents.createdAt,
  undoneAt: bookingEvents.undoneAt,
  pictures: sql<string[]>`coalesce(${bookingEvents.pictures}, '{}')`,
};

/** Lists the transitions of a booking that were not undone, oldest first; other events are not included. */
export async function listBookingEvents(db: Queryable, bookingId: string): Promise<BookingStatusEvent[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "move"), isNull(bookingEvents.undoneAt)))
    // Of events of the same millisecond, the booking request comes first.
    .orderBy(asc(bookingEvents.createdAt), sql`${bookingEvents.status} <> 'requested'`, asc(bookingEvents.id));
  return rows.map((row) => ({ status: row.status, actor: row.actor, at: row.createdAt }));
}

/** Lists all events of a booking, internal notes included, newest first and at most `MAX_EVENTS`. For staff only. */
export async function listStaffEvents(db: Queryable, bookingId: string): Promise<StaffEvent[]> {
  return (
    selectStaffEvents(db)
      .where(eq(bookingEvents.bookingId, bookingId))
      // Of events of the same millisecond, the booking request is the oldest.
      .orderBy(
        desc(bookingEvents.createdAt),
        sql`${bookingEvents.kind} = 'move' and ${bookingEvents.status} = 'requested'`,
        desc(bookingEvents.id),
      )
      .limit(MAX_EVENTS)
  );
}

/** Returns the event with an id. Throws if there is none. */
export async function findStaffEvent(db: Queryable, id: string): Promise<StaffEvent> {
  const [row] = await selectStaffEvents(db).where(eq(bookingEvents.id, id));
  if (!row) throw new Error(`The event ${id} is not there`);
  return row;
}

const selectStaffEvents = (db: Queryable) =>
  db
    .select(eventColumns)
    .from(bookingEvents)
    .leftJoin(user, eq(user.id, bookingEvents.actor))
    .leftJoin(conversationMessages, eq(conversationMessages.eventId, bookingEvents.id))
    .$dynamic();

/** Records the same transition for several bookings. Returns the ids of the new events. */
export async function insertBookingEvents(
  db: Queryable,
  bookingIds: readonly string[],
  status: BookingStatus,
  actor: string,
  now: Date,
  note: string | null = null,
): Promise<string[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .insert(bookingEvents)
    .values(bookingIds.map((bookingId) => ({ bookingId, status, actor, note, createdAt: now })))
    .returning({ id: bookingEvents.id });
  return rows.map(({ id }) => id);
}

export interface NewStaffOnlyEvent {
  bookingId: string;
  kind: Exclude<BookingEventKind, "move">;
  status: BookingStatus;
  /** The staff user's id, "renter" or "system". */
  actor: string;
  note: string | null;
}

/** Records an event without a transition, visible to staff only; returns its id. */
export async function insertStaffOnlyEvent(db: Queryable, event: NewStaffOnlyEvent, now: Date): Promise<string> {
  const { bookingId, ...rest } = event;
  const [row] = await db
    .insert(bookingEvents)
    .values({ ...rest, bookingId, createdAt: now })
    .returning({ id: bookingEvents.id });
  if (!row) throw new Error("The event was not stored");
  return row.id;
}

/** The pictures of a handover record that is removed. */
export type RemovedPictures = Pick<typeof handovers.$inferSelect, "pictures" | "createdAt">;

/** The columns of an event without pictures. */
export const NO_PICTURES = { pictures: null, picturesRecordedAt: null };

/**
 * Stores the pictures of the handover records that an event removed, because files to which no row refers are deleted. Replaces the pictures that the
 * event had.
 */
export async function storeRemovedPictures(
  tx: Transaction,
  eventId: string,
  records: readonly RemovedPictures[],
): Promise<void> {
  const removed = records.filter(({ pictures }) => pictures.length > 0);
  // Two records may have the same picture.
  const pictures = [...new Set(removed.flatMap((record) => record.pictures))];
  const picturesRecordedAt = new Date(Math.min(...removed.map(({ createdAt }) => createdAt.getTime())));
  await tx
    .update(bookingEvents)
    .set(pictures.length > 0 ? { pictures, picturesRecordedAt } : NO_PICTURES)
    .where(eq(bookingEvents.id, eventId));
}

/** Deletes the pictures of removed records that were created before an instant. */
export async function deleteRemovedPictures(tx: Transaction, before: Date): Promise<void> {
  await tx.update(bookingEvents).set(NO_PICTURES).where(lt(bookingEvents.picturesRecordedAt, before));
}

/** Returns the last transition by which a booking reached a status, with its actor; null if none was recorded. */
export async function findTransition(
  db: Queryable,
  bookingId: string,
  status: BookingStatus,
): Promise<RecordedAction | null> {
  const [row] = await db
    .select({ actor: bookingEvents.actor, name: user.name, email: user.email, at: bookingEvents.createdAt })
    .from(bookingEvents)
    .leftJoin(user, eq(user.id, bookingEvents.actor))
    .where(
      and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "move"), eq(bookingEvents.status, status)),
    )
    .orderBy(desc(bookingEvents.createdAt))
    .limit(1);
  return row ? { actor: row.actor, actorName: row.name || row.email, at: row.at } : null;
}

/** Returns the reason that staff gave to the renter for the last transition to a status; null if they gave none. */
export async function findTransitionReason(
  db: Queryable,
  bookingId: string,
  status: BookingStatus,
): Promise<string | null> {
  const [row] = await db
    .select({ note: bookingEvents.note })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.kind, "move"),
        eq(bookingEvents.status, status),
        isNotNull(bookingEvents.note),
        isNull(bookingEvents.undoneAt),
      ),
    )
    .orderBy(desc(bookingEvents.createdAt))
    .limit(1);
  return row?.note ?? null;
}
