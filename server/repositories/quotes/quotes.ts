import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, orders, quotes, user } from "#server/db/schema.ts";
import { selectOnce } from "#server/repositories/select-once.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredQuote = typeof quotes.$inferSelect;
export type NewQuoteRow = typeof quotes.$inferInsert;

/** Identifies a quote by its id, the hash of its private link's token, or its idempotency key. */
export type QuoteKey = { id: string } | { tokenHash: string } | { idempotencyKey: string };

/** Stores a quote and returns it. Returns null, without storing it, if another quote has its reference or idempotency key. */
export async function insertQuote(tx: Transaction, quote: NewQuoteRow): Promise<StoredQuote | null> {
  const [row] = await tx.insert(quotes).values(quote).onConflictDoNothing().returning();
  return row ?? null;
}

/** Returns the quote with a key, in any status; null if there is none. */
export async function findStoredQuote(db: Queryable, key: QuoteKey): Promise<StoredQuote | null> {
  const [row] = await db.select().from(quotes).where(toQuoteKeyCondition(key)).limit(1);
  return row ?? null;
}

function toQuoteKeyCondition(key: QuoteKey) {
  if ("id" in key) return eq(quotes.id, key.id);
  return "tokenHash" in key ? eq(quotes.tokenHash, key.tokenHash) : eq(quotes.idempotencyKey, key.idempotencyKey);
}

/** Locks the quote with an id until the transaction ends and returns it; null if there is none. */
export const lockQuote = (tx: Transaction, id: string): Promise<StoredQuote | null> => lockRow(tx, quotes, id);

/** Updates a quote, increments its version and returns the updated row. The caller has locked the quote. */
export const updateStoredQuote = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof quotes>,
  now: Date,
): Promise<StoredQuote> => updateRow(tx, quotes, id, changes, now);

/** Lists quotes for the panel, with their total number. */
export const listQuotes = (db: Queryable, listQuery: ListQuery) => readTableRows(db, quotes, listQuery);

/** Lists the quotes that staff sent for an enquiry, oldest first, with their authors. */
export function listSentQuotes(db: Queryable, enquiryId: string) {
  const { id, reference, title, email, validUntil, sentAt } = quotes;
  return db
    .select({ id, reference, title, email, validUntil, sentAt, author: user.name })
    .from(quotes)
    .leftJoin(user, eq(user.id, quotes.author))
    .where(and(eq(quotes.enquiryId, enquiryId), isNotNull(sentAt)))
    .orderBy(asc(sentAt), asc(id));
}

/** The references of the booking or order that a quote became, and the quote's author. */
export interface QuoteOutcome {
  author: string | null;
  booking: Pick<
    typeof bookings.$inferSelect,
    "id" | "reference" | "linkVersion" | "status" | "holdExpiresAt" | "createdAt"
  > | null;
  order: string | null;
  /** The status of the order; null if the quote became no order. */
  orderStatus: OrderStatus | null;
}

/**
 * Returns what a quote became, and its author. The references are null while the quote is not accepted; all fields are null if there is no quote with
 * this id.
 */
export async function findOutcome(db: Queryable, id: string): Promise<QuoteOutcome> {
  const [row] = await db
    .select({
      author: user.name,
      booking: {
        id: bookings.id,
        reference: bookings.reference,
        linkVersion: bookings.linkVersion,
        status: bookings.status,
        holdExpiresAt: bookings.holdExpiresAt,
        createdAt: bookings.createdAt,
      },
      order: orders.reference,
      orderStatus: orders.status,
    })
    .from(quotes)
    .leftJoin(user, eq(user.id, quotes.author))
    .leftJoin(bookings, eq(bookings.id, quotes.bookingId))
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(eq(quotes.id, id));
  return row ?? { author: null, booking: null, order: null, orderStatus: null };
}

/** Stores the order of an accepted quote. Returns false, without storing it, if another order has its reference. */
export async function insertOrder(tx: Transaction, order: typeof orders.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.reference })
    .returning({ id: orders.id });
  return stored.length === 1;
}

/** Marks at most `limit` sent quotes whose last day has passed as expired, and returns their number. Skips rows that another process has locked. */
export async function expireSentQuotes(tx: Transaction, batch: { today: CivilDate; now: Date; limit: number }) {
  const due = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.status, "sent"), lt(quotes.validUntil, batch.today)))
    .limit(batch.limit)
    .for("update", { skipLocked: true });
  const expired = await tx
    .update(quotes)
    .set({ status: "expired", updatedAt: batch.now, version: sql`${quotes.version} + 1` })
    .where(inArray(quotes.id, selectOnce(due)))
    .returning({ id: quotes.id });
  return expired.length;
}
