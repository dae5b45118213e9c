import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { customers, enquiries, orders, quotes } from "#server/db/schema.ts";

// Keys of the program's own are no data about a person.
const { tokenHash: _hash, idempotencyKey: _key, ...quoteColumns } = getTableColumns(quotes);

/** The quotes that were written to a customer: by the record or one joined to it, about a request of theirs, or, where staff named nobody, to an address of theirs. The oldest first. */
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

/** Quotes to an address that belong to no customer's record. */
export async function listUnassignedQuotes(db: Queryable, email: string) {
  return db
    .select(quoteColumns)
    .from(quotes)
    .where(and(isNull(quotes.customerId), sql`lower(${quotes.email}) = lower(${email})`))
    .orderBy(asc(quotes.createdAt));
}

/** What became of quotes, the oldest first. */
export async function listOrdersOfQuotes(db: Queryable, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.quoteId, [...quoteIds]))
    .orderBy(asc(orders.createdAt));
}
