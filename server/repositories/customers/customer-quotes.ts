import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { customers, enquiries, orders, quotes } from "#server/db/schema.ts";

// Omit internal keys, which are no personal data.
const { tokenHash: _hash, idempotencyKey: _key, ...quoteColumns } = getTableColumns(quotes);

/**
 * Lists the quotes of a customer, oldest first. These are quotes of the customer's record or a record merged into it, quotes for the customer's
 * enquiries, and quotes of no customer that were sent to the customer's e-mail address.
 */
export async function listCustomerQuotes(db: Queryable, customerId: string) {
  const records = db
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)));
  const requests = db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.customerId, customerId));
  const addresses = db
    .select({ email: customers.email })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)));
  return db
    .select(quoteColumns)
    .from(quotes)
    .where(
      or(
        inArray(quotes.customerId, records),
        and(isNull(quotes.customerId), inArray(quotes.enquiryId, requests)),
        and(isNull(quotes.customerId), inArray(sql`lower(${quotes.email})`, addresses)),
      ),
    )
    .orderBy(asc(quotes.createdAt));
}

/** Lists quotes to an e-mail address that belong to no customer. */
export async function listUnassignedQuotes(db: Queryable, email: string) {
  return db
    .select(quoteColumns)
    .from(quotes)
    .where(and(isNull(quotes.customerId), sql`lower(${quotes.email}) = lower(${email})`))
    .orderBy(asc(quotes.createdAt));
}

/** Lists the orders of these quotes, oldest first. */
export async function listOrdersOfQuotes(db: Queryable, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.quoteId, [...quoteIds]))
    .orderBy(asc(orders.createdAt));
}
