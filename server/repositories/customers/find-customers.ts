import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { buildSearchKey, customers, searchKeyColumn } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { toCondition } from "#server/repositories/table-rows.ts";
import { activeCustomerId, type StoredCustomer } from "./customers.ts";

/** Records of one telephone number that are looked at for a name; a number shared by more people says nothing of who calls. */
const MAX_RECORDS_PER_PHONE = 20;
/** Records offered for joining. */
const MAX_DUPLICATE_CANDIDATES = 20;

/** Keeps others from making a record of the same address or number until the transaction ends. */
export async function lockContacts(tx: Transaction, keys: readonly string[]): Promise<void> {
  await lockNames(tx, ...keys);
}

/**
 * The customer of an e-mail address, also one that belonged to a record joined to theirs; null for an unknown one. Whoever joins or forgets
 * the record waits until the transaction ends, so that nothing is given to a record that is gone.
 */
export async function findCustomerIdByEmail(tx: Transaction, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: activeCustomerId })
    .from(customers)
    .where(eq(customers.email, email))
    // Who stands for themselves comes before who was joined to another.
    .orderBy(sql`${customers.mergedInto} is not null`, asc(customers.createdAt), asc(customers.id))
    .limit(1)
    .for("share");
  return row?.id ?? null;
}

/** Those whose telephone this is, the longest known first, each with the name on that record; kept like the one of an address. */
export function listCustomersByPhone(tx: Transaction, phoneKey: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: activeCustomerId, name: customers.name })
    .from(customers)
    .where(eq(customers.phoneKey, phoneKey))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(MAX_RECORDS_PER_PHONE)
    .for("share");
}

/** Other records that may be the same person's: of the same address or number, or with all words of the name. */
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
          // The index finds few, whose names are then looked at.
          and(matchesName(searchKeyColumn(customers)), matchesName(buildSearchKey(customers.name))),
        ),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(MAX_DUPLICATE_CANDIDATES);
}
