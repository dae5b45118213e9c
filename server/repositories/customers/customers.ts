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

/** Selects the id of a customer's active record: the record into which this one was merged, or this record itself. */
export const activeCustomerId = sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`;

/** Whether a record is active: neither merged into another one nor erased. */
const isActiveCustomer = and(isNull(customers.mergedInto), isNull(customers.erasedAt));

/**
 * Lists customers for staff, with their total number. The search also looks in records that were merged into a customer's record. Date ranges apply
 * to the last pickup.
 */
export function listCustomers(
  db: Queryable,
  { ranges = [], search, ...listQuery }: ListQuery,
  banned: SQL | undefined,
) {
  const days = ranges.length > 0 ? inArray(customers.id, selectIdsByLastPickup(db, ranges)) : undefined;
  const visible = and(isActiveCustomer, banned, search && toCustomerSearchCondition(db, search), days);
  return readTableRows(db, customers, listQuery, visible);
}

/** Whether a customer has a rental ban that is in effect on a day. */
export const isBannedOn = (day: string) =>
  and(isNotNull(customers.bannedAt), or(isNull(customers.banUntil), sql`${customers.banUntil} >= ${day}`));

/** Returns the record with an id, even if it was merged or erased; null if there is none. */
export async function findCustomer(db: Queryable, id: string): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(sql`${customers.id} = ${id}`).limit(1);
  return row ?? null;
}

/** Lists the active records that have an e-mail address, or into which a record with this e-mail address was merged. */
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

/** Locks a record in share mode until the transaction ends, and returns it. Meanwhile no other transaction can merge or erase it. */
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
  // Compare with an array: PostgreSQL then uses the index for each id. Compared with a subquery, it would scan the whole table.
  return sql`${customers.id} = any(array(${ids}))`;
}
