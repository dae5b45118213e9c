import { count, eq } from "drizzle-orm";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { orders, quotes } from "#server/db/schema.ts";
import { type ListQuery, toCondition, toOrder } from "#server/repositories/table-rows.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** An order as stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** An order with what its quote says of it. */
export type ListedOrder = StoredOrder & {
  quoteReference: string;
  customerId: string | null;
  enquiryId: string | null;
  name: string;
  email: string;
  phone: string | null;
  title: string;
  lines: QuoteLine[];
  terms: string;
};

/** Orders with their quotes, and how many there are without the window. */
export async function listOrders(db: Queryable, listQuery: ListQuery): Promise<{ rows: ListedOrder[]; total: number }> {
  const where = toCondition(listQuery);
  const rows = await selectOrders(db)
    .where(where)
    .orderBy(...toOrder(listQuery), orders.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(quotes, eq(quotes.id, orders.quoteId))
    .where(where);
  return { rows: rows.map(toListedOrder), total: counted?.total ?? 0 };
}

/** An order by its id or its reference; null when there is none. */
export async function findOrder(
  db: Queryable,
  key: { id: string } | { reference: string },
): Promise<ListedOrder | null> {
  const [row] = await selectOrders(db).where("id" in key ? eq(orders.id, key.id) : eq(orders.reference, key.reference));
  return row ? toListedOrder(row) : null;
}

/** An order as it is now, kept from other writers until the transaction ends. */
export const lockOrder = (tx: Transaction, id: string): Promise<StoredOrder | null> => lockRow(tx, orders, id);

/** Writes the changes into a locked order, counts the edit and answers the order after it. */
export const updateStoredOrder = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof orders>,
  now: Date,
): Promise<StoredOrder> => updateRow(tx, orders, id, changes, now);

const selectOrders = (db: Queryable) =>
  db.select({ order: orders, quote: quotes }).from(orders).innerJoin(quotes, eq(quotes.id, orders.quoteId)).$dynamic();

type SelectedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const toListedOrder = ({ order, quote }: SelectedOrder): ListedOrder => ({
  ...order,
  quoteReference: quote.reference,
  customerId: quote.customerId,
  enquiryId: quote.enquiryId,
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  title: quote.title,
  lines: quote.lines,
  terms: quote.terms,
});
