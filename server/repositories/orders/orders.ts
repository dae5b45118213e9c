import { count, eq } from "drizzle-orm";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { orders, quotes } from "#server/db/schema.ts";
import { type ListQuery, toCondition, toOrder } from "#server/repositories/table-rows.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredOrder = typeof orders.$inferSelect;

/** An order with data of its quote. */
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

/** Lists orders with their quotes, and their total number. */
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

/** Returns the order with an id or a reference; null if there is none. */
export async function findOrder(
  db: Queryable,
  key: { id: string } | { reference: string },
): Promise<ListedOrder | null> {
  const [row] = await selectOrders(db).where("id" in key ? eq(orders.id, key.id) : eq(orders.reference, key.reference));
  return row ? toListedOrder(row) : null;
}

/** Locks the order with an id until the transaction ends and returns it; null if there is none. */
export const lockOrder = (tx: Transaction, id: string): Promise<StoredOrder | null> => lockRow(tx, orders, id);

/** Updates an order, increments its version and returns the updated row. The caller has locked the order. */
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
