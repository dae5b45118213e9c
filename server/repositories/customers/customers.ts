import { and, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { emailKey } from "#domain/customers/customer.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { customers } from "#server/db/schema.ts";
import { lastCollected } from "#server/repositories/customers/last-pickup.ts";
import { conditionOf, type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredCustomer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;
export type CustomerChanges = RowChanges<typeof customers>;

const joined = alias(customers, "joined");

/** Records that stand for themselves: not those that were joined to another, nor what is left of a person who was forgotten. */
const standing = and(isNull(customers.mergedInto), isNull(customers.erasedAt));

/**
 * Customers for staff, and how many there are; `text` is looked for in names, addresses and numbers, those of joined records too, and days are those of
 * the last pickup.
 */
export function listCustomers(
  db: Queryable,
  { spans = [], ...listQuery }: ListQuery,
  narrowing: { text: string | undefined; banned: SQL | undefined },
) {
  const days = spans.length > 0 ? inArray(customers.id, lastCollected(db, spans)) : undefined;
  const visible = and(standing, narrowing.banned, containing(db, narrowing.text), days);
  return readTableRows(db, customers, listQuery, visible);
}

/** Those under a ban on a day. */
export const bannedOn = (day: string) =>
  and(isNotNull(customers.bannedAt), or(isNull(customers.banUntil), sql`${customers.banUntil} >= ${day}`));

/** One record, whatever has become of it; null when there is none. */
export async function findCustomer(db: Queryable, id: string): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(sql`${customers.id} = ${id}`).limit(1);
  return row ?? null;
}

/** The standing records that somebody is reached by at an address, by those that were joined to them too. */
export async function listCustomersByEmail(db: Queryable, email: string): Promise<StoredCustomer[]> {
  const ids = db
    .select({ id: sql`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(sql`lower(${customers.email}) = ${emailKey(email)}`);
  return db
    .select()
    .from(customers)
    .where(and(standing, inArray(customers.id, ids)));
}

/** The same within a transaction, until whose end nobody joins or forgets it. */
export async function shareCustomer(tx: Transaction, id: string): Promise<StoredCustomer | null> {
  const [row] = await tx.select().from(customers).where(sql`${customers.id} = ${id}`).for("share");
  return row ?? null;
}

export const lockCustomer = (tx: Transaction, id: string) => lockRow(tx, customers, id);
export const insertCustomer = (tx: Transaction, values: NewCustomer) => insertRow(tx, customers, values);
export const updateStoredCustomer = (tx: Transaction, id: string, changes: CustomerChanges, now: Date) =>
  updateRow(tx, customers, id, changes, now);

function containing(db: Queryable, text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const found = (table: typeof customers | typeof joined) =>
    conditionOf({
      filters: [],
      search: {
        columns: [table.name, table.email, table.phone, table.phoneKey, table.companyName, table.vatNumber],
        phones: [table.phoneKey],
        text,
      },
    });
  const ofJoined = db
    .select({ id: joined.mergedInto })
    .from(joined)
    .where(and(isNotNull(joined.mergedInto), found(joined)));
  return or(found(customers), inArray(customers.id, ofJoined));
}
