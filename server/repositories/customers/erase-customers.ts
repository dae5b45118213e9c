import { and, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, or, sql } from "drizzle-orm";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { Transaction } from "#server/db/client.ts";
import {
  bookingDrivers,
  bookingEvents,
  bookings,
  bookingUndos,
  bookingUnits,
  customerConsents,
  customerNotes,
  customers,
  dateRequests,
  dayTasks,
  enquiries,
  handovers,
  reviews,
} from "#server/db/schema.ts";
import { redactAuditLog } from "#server/repositories/audit-log/redact-audit-log.ts";
import { deleteBanDecisionsOf } from "#server/repositories/ban-decisions/ban-decisions.ts";
import { NO_PICTURES } from "#server/repositories/bookings/booking-events.ts";
import { listCustomerQuotes } from "#server/repositories/customers/customer-quotes.ts";
import {
  ERASED_NAME,
  ERASED_PLACES,
  eraseQuotesOf,
  selectOpenOrdersOf,
} from "#server/repositories/customers/erase-quotes.ts";
import { deleteBookings } from "#server/repositories/expired-data.ts";
import { deleteMessagesOfErased } from "#server/repositories/messages/booking-messages.ts";
import { erasePromotionRenters } from "#server/repositories/rates/promotion-codes.ts";
import { eraseCustomerWaitingEntries } from "#server/repositories/waiting-list/waiting-list-data.ts";

/** All columns of a customer with personal data, set to null. */
const ERASED_COLUMNS = {
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
 * Erases a customer: record, notes, consents, enquiries, decisions about a rental ban, and the data in their audit entries. Open bookings and orders stay until they end, and
 * rentals as long as the law requires. Later, `eraseEndedBookings` and `eraseEndedOrders` remove the personal data that remain in them. The caller
 * has locked the record.
 */
export async function eraseStoredCustomer(tx: Transaction, id: string, now: Date): Promise<void> {
  const ofCustomer = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, id));
  // First what is found by e-mail addresses and enquiries, which are erased below.
  await eraseCustomerWaitingEntries(tx, id);
  const ofQuotes = await listCustomerQuotes(tx, id);
  const deleted = await tx.delete(enquiries).where(eq(enquiries.customerId, id)).returning({ id: enquiries.id });
  await deleteBanDecisionsOf(tx, { customerId: id, bookingIds: ofCustomer.map((row) => row.id) });
  const mergedRecords = await tx.delete(customers).where(eq(customers.mergedInto, id)).returning({ id: customers.id });
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
  await tx.delete(customerConsents).where(eq(customerConsents.customerId, id));
  await tx
    .update(customers)
    .set({
      ...ERASED_COLUMNS,
      name: ERASED_NAME,
      erasedAt: now,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(eq(customers.id, id));
  await eraseQuotesOf(
    tx,
    id,
    ofQuotes.map((row) => row.id),
  );
  await eraseReviews(
    tx,
    ofCustomer.map((row) => row.id),
  );
  await redactAuditLog(tx, "customers", [id, ...mergedRecords.map((row) => row.id)]);
  await redactAuditLog(
    tx,
    "enquiries",
    deleted.map((row) => row.id),
  );
  await redactAuditLog(
    tx,
    "bookings",
    ofCustomer.map((row) => row.id),
  );
  await eraseTaskNotes(
    tx,
    ofCustomer.map((row) => row.id),
  );
  await erasePromotionRenters(
    tx,
    ofCustomer.map((row) => row.id),
  );
  await eraseEndedBookings(tx);
}

/** Deletes the reviews of these bookings, also from public pages, and the data in their audit entries. */
async function eraseReviews(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const deleted = await tx
    .delete(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]))
    .returning({ id: reviews.id });
  await redactAuditLog(
    tx,
    "reviews",
    deleted.map(({ id }) => id),
  );
}

/**
 * For all erased customers: deletes bookings that ended and never became a rental, and removes from rentals the data that the law does not require.
 */
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
  await deleteMessagesOfErased(tx);
  await deleteBookings(
    tx,
    ended.filter(({ status }) => status !== "completed").map(({ id }) => id),
  );
  const rentals = ended.filter(({ status }) => status === "completed").map(({ id }) => id);
  if (rentals.length === 0) return;
  await tx
    .update(bookings)
    .set({ email: null, phone: null, note: null, agreedReason: null, ...ERASED_PLACES })
    .where(inArray(bookings.id, rentals));
  await tx.delete(bookingDrivers).where(inArray(bookingDrivers.bookingId, rentals));
  await tx.update(bookingUnits).set({ endNote: null }).where(inArray(bookingUnits.bookingId, rentals));
  await tx.delete(bookingUndos).where(inArray(bookingUndos.bookingId, rentals));
  await tx.delete(dateRequests).where(inArray(dateRequests.bookingId, rentals));
  await tx
    .update(handovers)
    .set({ pictures: [], pictureKinds: {}, skippedPictures: {} })
    .where(inArray(handovers.bookingId, rentals));
  await tx
    .update(bookingEvents)
    .set({ note: null, ...NO_PICTURES })
    .where(inArray(bookingEvents.bookingId, rentals));
  await eraseTaskNotes(tx, rentals);
  await redactAuditLog(tx, "bookings", rentals);
}

/** Deletes the staff's notes about day tasks of these bookings, because notes may contain personal data. Who completed the tasks stays. */
async function eraseTaskNotes(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const tasks = await tx
    .update(dayTasks)
    .set({ note: null })
    .where(inArray(dayTasks.bookingId, [...bookingIds]))
    .returning({ id: dayTasks.id });
  await redactAuditLog(
    tx,
    "day_tasks",
    tasks.map(({ id }) => id),
  );
}

/** Deletes customers without bookings or enquiries that were erased, or last changed before `before`. */
export async function deleteIdleCustomers(tx: Transaction, before: Date): Promise<number> {
  const selectOwned = (table: typeof bookings | typeof enquiries) =>
    tx.select({ one: sql`1` }).from(table).where(eq(table.customerId, customers.id));
  const deleted = await tx
    .delete(customers)
    .where(
      and(
        isNull(customers.mergedInto),
        notExists(selectOwned(bookings)),
        notExists(selectOwned(enquiries)),
        notExists(selectOpenOrdersOf(tx, customers.id)),
        or(isNotNull(customers.erasedAt), and(lt(customers.updatedAt, before), isNull(customers.bannedAt))),
      ),
    )
    .returning({ id: customers.id });
  return deleted.length;
}
