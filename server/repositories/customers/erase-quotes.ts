import { and, asc, eq, inArray, isNotNull, ne, notExists, type SQLWrapper, sql } from "drizzle-orm";
import { IN_PROGRESS_ORDER_STATUSES } from "#domain/orders/order.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { customers, orders, quotes } from "#server/db/schema.ts";
import { redactAuditLog } from "#server/repositories/audit-log/redact-audit-log.ts";

/** The name that replaces the name of an erased person. */
export const ERASED_NAME = "Cliente cancellato";

/** The columns of a booking with the renter's street addresses and arrival, set to null. The `rental` of a quote has fields of the same names. */
export const ERASED_PLACES = { pickupAddress: null, returnAddress: null, meetingPoint: null, flightOrTrain: null };
const ERASED_RENTAL_PLACES = sql`${quotes.rental} - ${`{${Object.keys(ERASED_PLACES).join()}}`}::text[]`;

/**
 * Erases the personal data of quotes. Deletes quotes that became no order; of the others, the amounts stay. An order in progress keeps its customer's
 * data until it is done or cancelled. Returns the references of the orders in progress.
 */
export async function eraseQuotes(tx: Transaction, quoteIds: readonly string[]): Promise<string[]> {
  if (quoteIds.length === 0) return [];
  const isOneOfQuotes = inArray(quotes.id, [...quoteIds]);
  await tx.delete(quotes).where(and(isOneOfQuotes, ne(quotes.status, "accepted")));
  const ended = await tx
    .update(quotes)
    .set({ name: ERASED_NAME, email: "", phone: null, terms: "", declineReason: null, rental: ERASED_RENTAL_PLACES })
    .where(and(isOneOfQuotes, notExists(selectOpenOrders(tx, eq(orders.quoteId, quotes.id)))))
    .returning({ id: quotes.id });
  await redactAuditLog(tx, "quotes", quoteIds);
  await eraseOrderNotes(
    tx,
    ended.map(({ id }) => id),
  );
  const openOrders = await tx
    .select({ reference: orders.reference })
    .from(orders)
    .where(and(inArray(orders.quoteId, [...quoteIds]), inArray(orders.status, [...IN_PROGRESS_ORDER_STATUSES])))
    .orderBy(asc(orders.createdAt));
  return openOrders.map(({ reference }) => reference);
}

/**
 * Erases the quotes of a customer who is being erased. First assigns all of them to the customer's record, so that `eraseEndedOrders` finds the
 * orders in progress after they end.
 */
export async function eraseQuotesOf(tx: Transaction, customerId: string, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return;
  await tx
    .update(quotes)
    .set({ customerId })
    .where(inArray(quotes.id, [...quoteIds]));
  await eraseQuotes(tx, quoteIds);
}

/** For all erased customers: removes the customer's data from orders that have ended since the erasure. */
export async function eraseEndedOrders(tx: Transaction): Promise<void> {
  const due = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(
      and(
        isNotNull(customers.erasedAt),
        ne(quotes.name, ERASED_NAME),
        notExists(selectOpenOrders(tx, eq(orders.quoteId, quotes.id))),
      ),
    );
  await eraseQuotes(
    tx,
    due.map(({ id }) => id),
  );
}

/** Selects a customer's orders in progress. */
export function selectOpenOrdersOf(db: Queryable, customerId: SQLWrapper) {
  return db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(quotes, eq(quotes.id, orders.quoteId))
    .where(and(eq(quotes.customerId, customerId), inArray(orders.status, [...IN_PROGRESS_ORDER_STATUSES])));
}

const selectOpenOrders = (db: Queryable, ofQuote: SQLWrapper) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(sql`${ofQuote}`, inArray(orders.status, [...IN_PROGRESS_ORDER_STATUSES])));

/** Deletes the staff's notes on the orders of these quotes, because notes may contain personal data. The other data of the orders stay. */
async function eraseOrderNotes(tx: Transaction, quoteIds: readonly string[]): Promise<void> {
  const erasedOrders = await tx
    .update(orders)
    .set({ notes: null, cancelReason: null })
    .where(inArray(orders.quoteId, [...quoteIds]))
    .returning({ id: orders.id });
  await redactAuditLog(
    tx,
    "orders",
    erasedOrders.map(({ id }) => id),
  );
}
