import { asc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import {
  banDecisions,
  bookingDrivers,
  bookingEvents,
  bookings,
  bookingUnits,
  conversationMessages,
  customerConsents,
  customerNotes,
  customers,
  dateRequests,
  enquiries,
  handovers,
  promotionCodes,
  promotionCodeUses,
  reviews,
} from "#server/db/schema.ts";
import { listCustomerQuotes, listOrdersOfQuotes } from "#server/repositories/customers/customer-quotes.ts";
import { listCustomerWaitingEntries } from "#server/repositories/waiting-list/waiting-list-data.ts";

// Omit internal keys, which are no personal data.
const {
  manageTokenHash: _hash,
  idempotencyKey: _key,
  idempotencyFingerprint: _print,
  visitorHash: _visitor,
  ...bookingColumns
} = getTableColumns(bookings);
const { idempotencyKey: _enquiryKey, ...enquiryColumns } = getTableColumns(enquiries);
const { tokenHash: _reviewHash, ...reviewColumns } = getTableColumns(reviews);
const { idempotencyKey: _messageKey, ...messageColumns } = getTableColumns(conversationMessages);

/** Returns all stored data of a customer, row by row, oldest first. */
export async function readCustomerExport(db: Queryable, id: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id)).limit(1);
  if (!customer) throw new Error(`Customer ${id} is gone`);
  const ofBookings = await db
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.customerId, id))
    .orderBy(asc(bookings.createdAt));
  const ofEnquiries = await db
    .select(enquiryColumns)
    .from(enquiries)
    .where(eq(enquiries.customerId, id))
    .orderBy(asc(enquiries.createdAt));
  const ofQuotes = await listCustomerQuotes(db, id);
  const bookingIds = ofBookings.map((row) => row.id);
  const enquiryIds = ofEnquiries.map((row) => row.id);
  const inBookings = <Row>(read: () => Promise<Row[]>) => (bookingIds.length > 0 ? read() : Promise.resolve([]));
  return {
    customer,
    joinedRecords: await db
      .select()
      .from(customers)
      .where(eq(customers.mergedInto, id))
      .orderBy(asc(customers.createdAt)),
    bookings: ofBookings,
    bookingDrivers: await inBookings(async () =>
      db
        .select()
        .from(bookingDrivers)
        .where(inArray(bookingDrivers.bookingId, bookingIds))
        .orderBy(asc(bookingDrivers.bookingId), asc(bookingDrivers.position)),
    ),
    bookingEvents: await inBookings(async () =>
      db
        .select()
        .from(bookingEvents)
        .where(inArray(bookingEvents.bookingId, bookingIds))
        .orderBy(asc(bookingEvents.createdAt)),
    ),
    bookingUnits: await inBookings(async () =>
      db
        .select()
        .from(bookingUnits)
        .where(inArray(bookingUnits.bookingId, bookingIds))
        .orderBy(asc(bookingUnits.bookingId), asc(bookingUnits.position)),
    ),
    dateRequests: await inBookings(async () =>
      db
        .select()
        .from(dateRequests)
        .where(inArray(dateRequests.bookingId, bookingIds))
        .orderBy(asc(dateRequests.createdAt)),
    ),
    handovers: await inBookings(async () =>
      db.select().from(handovers).where(inArray(handovers.bookingId, bookingIds)).orderBy(asc(handovers.createdAt)),
    ),
    promotionCodeUses: await inBookings(async () => {
      const { code } = promotionCodes;
      const { bookingId, mailbox, phoneKey, createdAt, releasedAt } = promotionCodeUses;
      return db
        .select({ bookingId, code, mailbox, phoneKey, createdAt, releasedAt })
        .from(promotionCodeUses)
        .innerJoin(promotionCodes, eq(promotionCodes.id, promotionCodeUses.promotionCodeId))
        .where(inArray(bookingId, bookingIds))
        .orderBy(asc(createdAt));
    }),
    reviews: await inBookings(async () =>
      db
        .select(reviewColumns)
        .from(reviews)
        .where(inArray(reviews.bookingId, bookingIds))
        .orderBy(asc(reviews.askedAt)),
    ),
    enquiries: ofEnquiries,
    messages: await db
      .select(messageColumns)
      .from(conversationMessages)
      .where(
        or(inArray(conversationMessages.enquiryId, enquiryIds), inArray(conversationMessages.bookingId, bookingIds)),
      )
      .orderBy(asc(conversationMessages.createdAt)),
    quotes: ofQuotes,
    orders: await listOrdersOfQuotes(
      db,
      ofQuotes.map((row) => row.id),
    ),
    banDecisions: await db
      .select()
      .from(banDecisions)
      .where(eq(banDecisions.customerId, id))
      .orderBy(asc(banDecisions.askedAt)),
    waitingList: await listCustomerWaitingEntries(db, id),
    notes: await db
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.customerId, id))
      .orderBy(asc(customerNotes.createdAt)),
    consents: await db
      .select()
      .from(customerConsents)
      .where(eq(customerConsents.customerId, id))
      .orderBy(asc(customerConsents.givenAt)),
  };
}
