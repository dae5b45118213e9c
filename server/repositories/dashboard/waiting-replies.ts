import { and, count, eq, gte, isNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ENQUIRY_NAMES, type EnquiryKind } from "#domain/enquiries/enquiry.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, enquiries, orders } from "#server/db/schema.ts";
import { isOpenRequest } from "#server/repositories/bookings/open-requests.ts";
import { firstUnreadAt, hasUnreadMessages } from "#server/repositories/messages/booking-messages.ts";
import { parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** A booking request, an enquiry or a renter's message that waits for a reply, with the time since when it waits. */
export interface WaitingReply {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  /** What it is about: a car's name, or the kind of enquiry. */
  about: string;
  since: Date;
}

/** Selects what waits since a time before `until`. With `from`, only what waits since `from` or later. Selects at most `limit` rows of each table. */
interface WaitingFilter {
  now: Date;
  until: Date;
  from?: Date;
  limit: number;
}

/** Bookings other than open requests whose renter has written messages that staff have not read: a request waits for its confirmation anyway. */
const hasWaitingMessage = (now: Date): SQL => and(hasUnreadMessages, sql`${isOpenRequest(now)} is not true`) as SQL;
const isMessageSentBefore = (at: Date): SQL => sql`${firstUnreadAt} <= ${toInstantSql(at)}`;
const isMessageWaiting = ({ now, until, from }: WaitingFilter) =>
  and(hasWaitingMessage(now), isMessageSentBefore(until), from && sql`${firstUnreadAt} >= ${toInstantSql(from)}`);

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
const messageReplyColumns = { ...bookingReplyColumns, since: firstUnreadAt };
const enquiryReplyColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  name: enquiries.name,
  about: enquiries.kind,
  since: enquirySince.mapWith(parseInstant),
};

/**
 * Counts what waits for staff: requests that wait for a reply, orders to be arranged, and how many of the requests wait since before `soon` and since
 * before `late`.
 */
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
  const [ofMessages] = await db
    .select({ all: count(), soon: since(isMessageSentBefore(soon)), late: since(isMessageSentBefore(late)) })
    .from(bookings)
    .where(hasWaitingMessage(now));
  const sumOf = (which: "soon" | "late") =>
    [ofBookings, ofEnquiries, ofMessages].reduce((sum, counted) => sum + (counted?.[which] ?? 0), 0);
  return {
    bookingRequests: ofBookings?.all ?? 0,
    bookingMessages: ofMessages?.all ?? 0,
    enquiries: ofEnquiries?.all ?? 0,
    orders: await db.$count(orders, eq(orders.status, "open")),
    waiting: sumOf("soon"),
    late: sumOf("late"),
  };
}

/** Lists the requests that wait since before `until`, the longest wait first, at most `limit`. */
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
  const ofMessages = await db
    .select(messageReplyColumns)
    .from(bookings)
    .where(isMessageWaiting(filter))
    .orderBy(firstUnreadAt)
    .limit(filter.limit);
  return sortByWait([...ofBookings, ...ofMessages], ofEnquiries).slice(0, filter.limit);
}

/**
 * Lists the waiting requests about which staff got no warning, without those in `except`: the longest wait first, at most `limit`. Skips rows that
 * another process has locked.
 */
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
  const ofEnquiries = await tx
    .select(enquiryReplyColumns)
    .from(enquiries)
    .where(
      and(
        isEnquiryWaiting(filter),
        isUnwarned(enquiries.replyWarnedAt, enquirySince),
        notInArray(enquiries.id, [...except]),
      ),
    )
    .orderBy(enquirySince)
    .limit(filter.limit - ofBookings.length)
    .for("update", { skipLocked: true });
  const ofMessages = await tx
    .select(messageReplyColumns)
    .from(bookings)
    .where(
      and(
        isMessageWaiting(filter),
        isUnwarned(bookings.replyWarnedAt, firstUnreadAt),
        notInArray(bookings.id, [...except]),
      ),
    )
    .orderBy(firstUnreadAt)
    .limit(filter.limit - ofBookings.length - ofEnquiries.length)
    .for("update", { skipLocked: true });
  return sortByWait([...ofBookings, ...ofMessages], ofEnquiries);
}

/** Whether staff got no warning since the customer's message, or none at all. */
const isUnwarned = (warnedAt: AnyPgColumn, since: SQL): SQL => or(isNull(warnedAt), lt(warnedAt, since)) as SQL;

/** Records that staff got a warning about this request. */
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
