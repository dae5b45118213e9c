import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { customers, enquiries, orders, quotes } from "#server/db/schema.ts";

// Internal keys are no personal data.
const { tokenHash: _hash, idempotencyKey: _key, ...quoteColumns } = getTableColumns(quotes);

/**
 * Lists a customer's quotes, oldest first: by their record or one merged into it, by their requests, or by e-mail
 * where the quote names no customer.
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
