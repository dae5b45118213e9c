import { and, count, eq, gte, isNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { ENQUIRY_NAMES, type EnquiryKind } from "#domain/enquiries/enquiry.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, enquiries, orders } from "#server/db/schema.ts";
import { isOpenRequest } from "#server/repositories/bookings/open-requests.ts";
import { parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** A request that waits for a reply, with the time its waiting began. */
export interface WaitingReply {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  /** A car's name or the kind of request. */
  about: string;
  since: Date;
}

/** Selects what has waited since before `until` and, with `from`, not since before `from`; at most `limit` of each table. */
interface WaitingFilter {
  now: Date;
  until: Date;
  from?: Date;
  limit: number;
}

const enquirySince = sql`coalesce(${enquiries.reopenedAt}, ${enquiries.createdAt})`;

const isNewEnquiry = eq(enquiries.status, "new");
const isBookingWaiting = ({ now, until, from }: WaitingFilter) =>
  and(isOpenRequest(now), lte(bookings.createdAt, until), from && gte(bookings.createdAt, from));
const isEnquirySentBefore = (at: Date): SQL => sql`${enquirySince} <= ${toInstantSql(at)}`;
const isEnquiryWaiting = ({ until, from }: WaitingFilter) =>
  and(isNewEnquiry, isEnquirySentBefore(until), from && sql`${enquirySince} >= ${toInstantSql(from)}`);

const bookingReplyColumns = {
  id: bookings.id,
  reference: bookings.reference,
  name: bookings.name,
  about: bookings.vehicleName,
  since: bookings.createdAt,
};
const enquiryReplyColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  name: enquiries.name,
  about: enquiries.kind,
  since: enquirySince.mapWith(parseInstant),
};

/** Counts the requests that wait for a reply or to be arranged, and those waiting for a reply since before `soon` and before `late`. */
export async function countWaitingReplies(db: Queryable, { now, soon, late }: { now: Date; soon: Date; late: Date }) {
  const since = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [ofBookings] = await db
    .select({ all: count(), soon: since(lte(bookings.createdAt, soon)), late: since(lte(bookings.createdAt, late)) })
    .from(bookings)
    .where(isOpenRequest(now));
  const [ofEnquiries] = await db
    .select({ all: count(), soon: since(isEnquirySentBefore(soon)), late: since(isEnquirySentBefore(late)) })
    .from(enquiries)
    .where(isNewEnquiry);
  return {
    bookingRequests: ofBookings?.all ?? 0,
    enquiries: ofEnquiries?.all ?? 0,
    orders: await db.$count(orders, eq(orders.status, "open")),
    waiting: (ofBookings?.soon ?? 0) + (ofEnquiries?.soon ?? 0),
    late: (ofBookings?.late ?? 0) + (ofEnquiries?.late ?? 0),
  };
}

/** Lists those that have waited since before `until`, the longest wait first, at most `limit`. */
export async function listLongestWaiting(db: Queryable, filter: WaitingFilter): Promise<WaitingReply[]> {
  const ofBookings = await db
    .select(bookingReplyColumns)
    .from(bookings)
    .where(isBookingWaiting(filter))
    .orderBy(bookings.createdAt)
    .limit(filter.limit);
  const ofEnquiries = await db
    .select(enquiryReplyColumns)
    .from(enquiries)
    .where(isEnquiryWaiting(filter))
    .orderBy(enquirySince)
    .limit(filter.limit);
  return sortByWait(ofBookings, ofEnquiries).slice(0, filter.limit);
}

/** Lists those that staff were not warned about, except `except`, the longest wait first, at most `limit`. Skips locked rows. */
export async function listUnwarnedReplies(
  tx: Transaction,
  { except, ...filter }: WaitingFilter & { except: readonly string[] },
): Promise<WaitingReply[]> {
  const ofBookings = await tx
    .select(bookingReplyColumns)
    .from(bookings)
    .where(and(isBookingWaiting(filter), isNull(bookings.replyWarnedAt), notInArray(bookings.id, [...except])))
    .orderBy(bookings.createdAt)
    .limit(filter.limit)
    .for("update", { skipLocked: true });
  // A request that was reopened may be warned about again.
  const unwarned = or(isNull(enquiries.replyWarnedAt), lt(enquiries.replyWarnedAt, enquirySince));
  const ofEnquiries = await tx
    .select(enquiryReplyColumns)
    .from(enquiries)
    .where(and(isEnquiryWaiting(filter), unwarned, notInArray(enquiries.id, [...except])))
    .orderBy(enquirySince)
    .limit(filter.limit - ofBookings.length)
    .for("update", { skipLocked: true });
  return sortByWait(ofBookings, ofEnquiries);
}

/** Records that staff were warned. */
export async function markReplyWarned(tx: Transaction, { kind, id }: WaitingReply, now: Date): Promise<void> {
  const table = kind === "booking" ? bookings : enquiries;
  await tx.update(table).set({ replyWarnedAt: now }).where(eq(table.id, id));
}

type FoundReply = Omit<WaitingReply, "kind">;
type FoundEnquiry = Omit<FoundReply, "about"> & { about: EnquiryKind };

/** Sorts the longest wait first. */
const sortByWait = (ofBookings: FoundReply[], ofEnquiries: FoundEnquiry[]): WaitingReply[] =>
  [
    ...ofBookings.map((row) => ({ ...row, kind: "booking" as const })),
    ...ofEnquiries.map((row) => ({ ...row, about: ENQUIRY_NAMES[row.about], kind: "enquiry" as const })),
  ].sort((one, other) => one.since.getTime() - other.since.getTime());
