import { and, eq, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, conversationMessages, customers } from "#server/db/schema.ts";
import { parseInstant } from "#server/repositories/unit-holds/spans.ts";

/** Whether staff have not read all messages of a booking's renter: the rule of `hasUnread` (domain/messages/conversation.ts), in SQL. */
export const hasUnreadMessages: SQL = and(
  isNotNull(bookings.customerWroteAt),
  or(sql`${bookings.staffReadAt} is null`, lt(bookings.staffReadAt, bookings.customerWroteAt)),
) as SQL;

/**
 * The time of the first message of a booking's renter that staff have not read. The columns are written by hand: among the selected fields of one
 * table, Drizzle leaves out the table's name, and then they would be columns of the inner table.
 */
export const firstUnreadAt = sql`(
  select min(unread.created_at) from messages unread
  where unread.booking_id = "bookings"."id" and unread.side = 'customer'
    and ("bookings"."staff_read_at" is null or unread.created_at > "bookings"."staff_read_at")
)`.mapWith(parseInstant);

/** Returns when the renter of a booking wrote the first message that staff have not read; null if they have read all. */
export async function findFirstUnreadAt(db: Queryable, bookingId: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: firstUnreadAt })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), hasUnreadMessages));
  return row?.since ?? null;
}

/** Returns those of these bookings that have unread messages. */
export async function findUnreadBookings(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), hasUnreadMessages));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Records when the renter wrote, or up to when staff have read. The booking's version stays the same, because a message must not refuse the change
 * that staff are making.
 */
export async function storeMessageTimes(
  tx: Transaction,
  bookingId: string,
  times: { customerWroteAt: Date } | { staffReadAt: Date },
): Promise<void> {
  await tx.update(bookings).set(times).where(eq(bookings.id, bookingId));
}

/** Deletes the messages of ended bookings whose return is before an instant (product.md#retention). */
export async function deleteOldBookingMessages(tx: Transaction, before: Date): Promise<void> {
  const ended = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        notInArray(bookings.status, [...OPEN_STATUSES]),
        lt(sql`coalesce(${bookings.returnedAt}, ${bookings.returnAt})`, before),
      ),
    );
  await deleteMessages(tx, inArray(conversationMessages.bookingId, ended));
}

/** Deletes the messages of ended bookings of erased customers, also those that arrived after the erasure. */
export async function deleteMessagesOfErased(tx: Transaction): Promise<void> {
  const ended = tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(isNotNull(customers.erasedAt), notInArray(bookings.status, [...OPEN_STATUSES])));
  await deleteMessages(tx, inArray(conversationMessages.bookingId, ended));
}

/** Deletes messages of bookings. Bookings without messages have nothing unread. */
async function deleteMessages(tx: Transaction, condition: SQL): Promise<void> {
  const deleted = await tx
    .delete(conversationMessages)
    .where(condition)
    .returning({ bookingId: conversationMessages.bookingId });
  const ids = [...new Set(deleted.flatMap(({ bookingId }) => bookingId ?? []))];
  if (ids.length === 0) return;
  await tx.update(bookings).set({ customerWroteAt: null, staffReadAt: null }).where(inArray(bookings.id, ids));
}
