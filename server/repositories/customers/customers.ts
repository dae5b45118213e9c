import { and, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { toEmailKey } from "#domain/customers/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { customers } from "#server/db/schema.ts";
import { selectIdsByLastPickup } from "#server/repositories/customers/last-pickup.ts";
import { type ListQuery, readTableRows, toCondition } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredCustomer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;
export type CustomerChanges = RowChanges<typeof customers>;

/** The record that stands for another: the one it was joined to, or itself. */
export const activeCustomerId = sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`;

/** Records that stand for themselves: not those that were joined to another, nor what is left of a person who was forgotten. */
const isActiveCustomer = and(isNull(customers.mergedInto), isNull(customers.erasedAt));

/** Customers for staff, and how many there are; a text is looked for in joined records too, and days are those of the last pickup. */
export function listCustomers(
  db: Queryable,
  { ranges = [], search, ...listQuery }: ListQuery,
  banned: SQL | undefined,
) {
  const days = ranges.length > 0 ? inArray(customers.id, selectIdsByLastPickup(db, ranges)) : undefined;
  const visible = and(isActiveCustomer, banned, search && toCustomerSearchCondition(db, search), days);
  return readTableRows(db, customers, listQuery, visible);
}

/** Those under a ban on a day. */
export const isBannedOn = (day: string) =>
  and(isNotNull(customers.bannedAt), or(isNull(customers.banUntil), sql`${customers.banUntil} >= ${day}`));

/** One record, whatever has become of it; null when there is none. */
export async function findCustomer(db: Queryable, id: string): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(sql`${customers.id} = ${id}`).limit(1);
  return row ?? null;
}

/** The standing records that somebody is reached by at an address, by those that were joined to them too. */
export async function listCustomersByEmail(db: Queryable, email: string): Promise<StoredCustomer[]> {
  const ids = db
    .select({ id: activeCustomerId })
    .from(customers)
    .where(sql`lower(${customers.email}) = ${toEmailKey(email)}`);
  return db
    .select()
    .from(customers)
    .where(and(isActiveCustomer, inArray(customers.id, ids)));
}

/** The same within a transaction, until whose end nobody joins or forgets it. */
export async function lockCustomerShared(tx: Transaction, id: string): Promise<StoredCustomer | null> {
  const [row] = await tx.select().from(customers).where(sql`${customers.id} = ${id}`).for("share");
  return row ?? null;
}

export const lockCustomer = (tx: Transaction, id: string) => lockRow(tx, customers, id);
export const insertCustomer = (tx: Transaction, values: NewCustomer) => insertRow(tx, customers, values);
export const updateStoredCustomer = (tx: Transaction, id: string, changes: CustomerChanges, now: Date) =>
  updateRow(tx, customers, id, changes, now);

function toCustomerSearchCondition(db: Queryable, search: NonNullable<ListQuery["search"]>): SQL {
  const ids = db
    .select({ id: activeCustomerId })
    .from(customers)
    .where(toCondition({ filters: [], search }));
  // As an array they are looked up one by one; PostgreSQL would rather read the whole table beside them.
  return sql`${customers.id} = any(array(${ids}))`;
}
