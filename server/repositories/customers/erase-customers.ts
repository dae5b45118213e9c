import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import { OPEN_STATUSES } from "#domain/booking/states.ts";
import type { Transaction } from "#server/db/client.ts";
import {
  auditLog,
  bookingDrivers,
  bookingEvents,
  bookings,
  customerConsents,
  customerNotes,
  customers,
  dayTasks,
  enquiries,
  handovers,
  orders,
  quotes,
  reviews,
} from "#server/db/schema.ts";
import { listQuotesOf } from "#server/repositories/customers/customer-quotes.ts";
import { deleteBookings } from "#server/repositories/staff/expired-data.ts";

/** What stands where a name was. */
export const ERASED_NAME = "Cliente cancellato";

/** Every column that tells something of a person, emptied. */
const NOTHING = {
  email: null,
  phone: null,
  phoneKey: null,
  birthDate: null,
  licenceNumber: null,
  licenceCountry: null,
  licenceIssuedOn: null,
  licenceExpiresOn: null,
  documentKind: null,
  documentNumber: null,
  documentExpiresOn: null,
  companyName: null,
  vatNumber: null,
  taxCode: null,
  sdiCode: null,
  pec: null,
  street: null,
  postalCode: null,
  town: null,
  country: null,
  bannedAt: null,
  banReason: null,
  banAuthor: null,
  banUntil: null,
};

/**
 * Forgets a locked customer: record, notes, consents, enquiries and what the log says of them. Open bookings stay until they end and rentals
 * for as long as the law asks; `eraseEndedBookings` takes from those what it need not keep.
 */
export async function eraseStoredCustomer(tx: Transaction, id: string, now: Date): Promise<void> {
  const ofCustomer = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, id));
  // Found by the addresses and requests that go first.
  const ofQuotes = await listQuotesOf(tx, id);
  const gone = await tx.delete(enquiries).where(eq(enquiries.customerId, id)).returning({ id: enquiries.id });
  const joined = await tx.delete(customers).where(eq(customers.mergedInto, id)).returning({ id: customers.id });
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
  await tx.delete(customerConsents).where(eq(customerConsents.customerId, id));
  await tx
    .update(customers)
    .set({ ...NOTHING, name: ERASED_NAME, erasedAt: now, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
  await eraseQuotes(
    tx,
    ofQuotes.map((row) => row.id),
  );
  await eraseReviews(
    tx,
    ofCustomer.map((row) => row.id),
  );
  await emptyLog(tx, "customers", [id, ...joined.map((row) => row.id)]);
  await emptyLog(
    tx,
    "enquiries",
    gone.map((row) => row.id),
  );
  await emptyLog(
    tx,
    "bookings",
    ofCustomer.map((row) => row.id),
  );
  await eraseTaskNotes(
    tx,
    ofCustomer.map((row) => row.id),
  );
  await eraseEndedBookings(tx);
}

/** What they said of their rentals goes, from the pages of the cars too. */
async function eraseReviews(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const gone = await tx
    .delete(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]))
    .returning({ id: reviews.id });
  await emptyLog(
    tx,
    "reviews",
    gone.map(({ id }) => id),
  );
}

/** Where the person stayed and how they came: of a booking in columns, of a quote's rental in fields of the same names. */
const NOWHERE = { pickupAddress: null, returnAddress: null, meetingPoint: null, flightOrTrain: null };
const RENTAL_NOWHERE = sql`${quotes.rental} - ${`{${Object.keys(NOWHERE).join()}}`}::text[]`;

/** Quotes that became nothing go; of what was agreed the figures stay. */
export async function eraseQuotes(tx: Transaction, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return;
  const theirs = inArray(quotes.id, [...quoteIds]);
  await tx.delete(quotes).where(and(theirs, ne(quotes.status, "accepted")));
  await tx
    .update(quotes)
    .set({ name: ERASED_NAME, email: "", phone: null, terms: "", declineReason: null, rental: RENTAL_NOWHERE })
    .where(theirs);
  await emptyLog(tx, "quotes", quoteIds);
  const kept = await eraseOrders(tx, quoteIds);
  await emptyLog(tx, "orders", kept);
}

/** What staff noted about these quotes' orders may speak of the person; what was agreed stays. Answers which they are. */
async function eraseOrders(tx: Transaction, quoteIds: readonly string[]): Promise<string[]> {
  const forgotten = await tx
    .update(orders)
    .set({ notes: null, cancelReason: null })
    .where(inArray(orders.quoteId, [...quoteIds]))
    .returning({ id: orders.id });
  return forgotten.map(({ id }) => id);
}

/** Of customers who were forgotten: removes bookings that ended without a rental, and from rentals what the law does not ask for. */
export async function eraseEndedBookings(tx: Transaction): Promise<void> {
  const ended = await tx
    .select({ id: bookings.id, status: bookings.status })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(
      and(
        isNotNull(customers.erasedAt),
        notInArray(bookings.status, [...OPEN_STATUSES]),
        or(sql`${bookings.status} <> 'completed'`, isNotNull(bookings.email), isNotNull(bookings.phone)),
      ),
    );
  await deleteBookings(
    tx,
    ended.filter(({ status }) => status !== "completed").map(({ id }) => id),
  );
  const rentals = ended.filter(({ status }) => status === "completed").map(({ id }) => id);
  if (rentals.length === 0) return;
  await tx
    .update(bookings)
    .set({ email: null, phone: null, note: null, agreedReason: null, ...NOWHERE })
    .where(inArray(bookings.id, rentals));
  await tx.delete(bookingDrivers).where(inArray(bookingDrivers.bookingId, rentals));
  await tx.update(handovers).set({ pictures: [] }).where(inArray(handovers.bookingId, rentals));
  await tx.update(bookingEvents).set({ note: null }).where(inArray(bookingEvents.bookingId, rentals));
  await eraseTaskNotes(tx, rentals);
  await emptyLog(tx, "bookings", rentals);
}

/** What staff noted about the tasks of these bookings may speak of the person; who did them stays. */
async function eraseTaskNotes(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const tasks = await tx
    .update(dayTasks)
    .set({ note: null })
    .where(inArray(dayTasks.bookingId, [...bookingIds]))
    .returning({ id: dayTasks.id });
  await emptyLog(
    tx,
    "day_tasks",
    tasks.map(({ id }) => id),
  );
}

/** Removes records that nothing belongs to any more: of people who were forgotten, and of those untouched since before an instant. */
export async function deleteIdleCustomers(tx: Transaction, before: Date): Promise<number> {
  const belongs = (table: typeof bookings | typeof enquiries) =>
    tx.select({ one: sql`1` }).from(table).where(eq(table.customerId, customers.id));
  const gone = await tx
    .delete(customers)
    .where(
      and(
        isNull(customers.mergedInto),
        notExists(belongs(bookings)),
        notExists(belongs(enquiries)),
        or(isNotNull(customers.erasedAt), and(lt(customers.updatedAt, before), isNull(customers.bannedAt))),
      ),
    )
    .returning({ id: customers.id });
  return gone.length;
}

/** Leaves in the log who did something to these rows and when, without what the rows said. */
async function emptyLog(tx: Transaction, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids])));
}
