import { count, desc, eq, inArray, or, sql, sum } from "drizzle-orm";
import type { Cents } from "#domain/money.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, customerConsents, customerNotes, customers, enquiries, quotes } from "#server/db/schema.ts";
import { moveBanDecisions } from "#server/repositories/ban-decisions/ban-decisions.ts";
import type { StoredCustomer } from "./customers.ts";
import { IS_VALUED_BOOKING, LAST_PICKUP } from "./last-pickup.ts";

/** Maximum number of bookings, and of enquiries, on a customer's page: the newest ones. */
const MAX_SHOWN_ROWS = 200;

/** Key figures of a customer. */
export interface CustomerFigures {
  bookings: number;
  enquiries: number;
  /** The total value of confirmed, active and completed rentals. */
  value: Cents;
  lastPickup: Date | null;
}

const EMPTY_FIGURES: CustomerFigures = { bookings: 0, enquiries: 0, value: 0, lastPickup: null };

/** Returns the key figures of these customers, by customer id. */
export async function readCustomerFigures(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => CustomerFigures> {
  if (ids.length === 0) return () => EMPTY_FIGURES;
  const ofBookings = await db
    .select({
      id: bookings.customerId,
      count: count(),
      value: sum(sql`case when ${IS_VALUED_BOOKING} then ${bookings.totalCents} end`).mapWith(Number),
      lastPickup: LAST_PICKUP.mapWith(bookings.pickupAt),
    })
    .from(bookings)
    .where(inArray(bookings.customerId, [...ids]))
    .groupBy(bookings.customerId);
  const ofEnquiries = await db
    .select({ id: enquiries.customerId, count: count() })
    .from(enquiries)
    .where(inArray(enquiries.customerId, [...ids]))
    .groupBy(enquiries.customerId);
  const bookingFigures = new Map(ofBookings.map((row) => [row.id, row]));
  const enquiryCounts = new Map(ofEnquiries.map((row) => [row.id, row.count]));
  return (id) => {
    const row = bookingFigures.get(id);
    return {
      bookings: row?.count ?? 0,
      enquiries: enquiryCounts.get(id) ?? 0,
      value: row?.value ?? 0,
      lastPickup: row?.lastPickup ?? null,
    };
  };
}

/** Lists at most `max` bookings of a customer, newest first; by default as many as the customer's page shows. */
export function listCustomerBookings(db: Queryable, customerId: string, max = MAX_SHOWN_ROWS) {
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      holdExpiresAt: bookings.holdExpiresAt,
      vehicleName: bookings.vehicleName,
      pickupCity: bookings.pickupCity,
      pickupDate: bookings.pickupDate,
      returnDate: bookings.returnDate,
      returnAt: bookings.returnAt,
      total: bookings.totalCents,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(max);
}

/** Lists the newest enquiries of a customer, newest first, as many as the customer's page shows. */
export function listCustomerEnquiries(db: Queryable, customerId: string) {
  return db
    .select()
    .from(enquiries)
    .where(eq(enquiries.customerId, customerId))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(MAX_SHOWN_ROWS);
}

/** Assigns a booking to a customer, and gives it the customer's language if `hasCustomerLanguage`. */
export async function attachStoredBooking(
  db: Queryable,
  bookingId: string,
  customerId: string,
  { hasCustomerLanguage }: { hasCustomerLanguage: boolean },
): Promise<void> {
  const language = sql`(select ${customers.language} from ${customers} where ${customers.id} = ${customerId})`;
  await db
    .update(bookings)
    .set({ customerId, ...(hasCustomerLanguage && { language }) })
    .where(eq(bookings.id, bookingId));
}

/** Assigns an enquiry to a customer. */
export async function attachStoredEnquiry(db: Queryable, enquiryId: string, customerId: string): Promise<void> {
  await db.update(enquiries).set({ customerId }).where(eq(enquiries.id, enquiryId));
}

/** Returns the customers of bookings, by booking id. A booking that belongs to no customer is missing. */
export const findCustomersOfBookings = (db: Queryable, ids: readonly string[]) => findCustomersOf(db, bookings, ids);
/** Returns the customers of enquiries, by enquiry id. An enquiry that belongs to no customer is missing. */
export const findCustomersOfEnquiries = (db: Queryable, ids: readonly string[]) => findCustomersOf(db, enquiries, ids);

async function findCustomersOf(
  db: Queryable,
  table: typeof bookings | typeof enquiries,
  ids: readonly string[],
): Promise<Map<string, StoredCustomer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ request: table.id, customer: customers })
    .from(table)
    .innerJoin(customers, eq(customers.id, table.customerId))
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ request, customer }) => [request, customer]));
}

/**
 * Moves everything that belongs to one record to another one, and marks the first record as merged. Records that were merged into it earlier then
 * count as merged into the other one. The caller has locked both records.
 */
export async function mergeStoredCustomers(
  tx: Transaction,
  { survivorId, mergedId, now }: { survivorId: string; mergedId: string; now: Date },
): Promise<void> {
  await moveBanDecisions(tx, { survivorId, mergedId });
  for (const table of [bookings, enquiries, quotes, customerNotes, customerConsents]) {
    await tx.update(table).set({ customerId: survivorId }).where(eq(table.customerId, mergedId));
  }
  await tx
    .update(customers)
    .set({ mergedInto: survivorId, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(or(eq(customers.id, mergedId), eq(customers.mergedInto, mergedId)));
}
