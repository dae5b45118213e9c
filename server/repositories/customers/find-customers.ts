import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { buildSearchKey, customers, searchKeyColumn } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { toCondition } from "#server/repositories/table-rows.ts";
import { activeCustomerId, type StoredCustomer } from "./customers.ts";

/** Maximum number of records with the same phone number whose names are compared. A number that more people share identifies nobody. */
const MAX_RECORDS_PER_PHONE = 20;
/** Maximum number of records offered for merging. */
const MAX_DUPLICATE_CANDIDATES = 20;

/** Locks e-mail addresses and phone numbers until the transaction ends, so that no other transaction creates a second record with them. */
export async function lockContacts(tx: Transaction, keys: readonly string[]): Promise<void> {
  await lockNames(tx, ...keys);
}

/**
 * Returns the id of the customer whose record, or a record merged into it, has an e-mail address; null if there is none. Locks the record until the
 * transaction ends, so that nobody merges or erases it meanwhile.
 */
export async function findCustomerIdByEmail(tx: Transaction, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: activeCustomerId })
    .from(customers)
    .where(eq(customers.email, email))
    // Prefer a record that was not merged into another one.
    .orderBy(sql`${customers.mergedInto} is not null`, asc(customers.createdAt), asc(customers.id))
    .limit(1)
    .for("share");
  return row?.id ?? null;
}

/**
 * Lists the customers with a phone number, oldest first, with the name on their record. Locks the records until the transaction ends, so that nobody
 * merges or erases them meanwhile.
 */
export function listCustomersByPhone(tx: Transaction, phoneKey: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: activeCustomerId, name: customers.name })
    .from(customers)
    .where(eq(customers.phoneKey, phoneKey))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(MAX_RECORDS_PER_PHONE)
    .for("share");
}

/** Lists other records that may belong to the same person: records with the same e-mail address or phone number, or with all words of the name. */
export function listLikelyDuplicates(db: Queryable, customer: StoredCustomer): Promise<StoredCustomer[]> {
  const { id, name, email, phoneKey } = customer;
  const matchesName = (key: SQL) => toCondition({ filters: [], search: { keys: [key], text: name } });
  return db
    .select()
    .from(customers)
    .where(
      and(
        ne(customers.id, id),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
        or(
          email === null ? undefined : and(isNotNull(customers.email), eq(customers.email, email)),
          phoneKey === null ? undefined : eq(customers.phoneKey, phoneKey),
          // The first condition finds a few rows by the index; the second then compares only their names.
          and(matchesName(searchKeyColumn(customers)), matchesName(buildSearchKey(customers.name))),
        ),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(MAX_DUPLICATE_CANDIDATES);
}
