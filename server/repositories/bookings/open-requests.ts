import { and, desc, eq, gt, gte, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RequestIdentity } from "#domain/booking/request/request-limits.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { takeTurn } from "#server/repositories/turns.ts";
import { type InstantSpan, instantSql } from "#server/repositories/unit-holds/spans.ts";

/** What requests are counted by. */
export interface CountedBy {
  mailbox: string | null;
  phoneDigits: string | null;
  visitorHash: string | null;
}

/** How many requests share each of these, with the newest of them. */
export type RequestCounts = Record<RequestIdentity, { count: number; newest: string | null }>;

/** Makes others who ask with any of these wait until the transaction ends, so that no two count past each other. */
export async function lockIdentities(tx: Transaction, hashes: readonly string[]): Promise<void> {
  await takeTurn(tx, ...hashes);
}

/** Requests that wait for their answer and hold a car at `now`. */
export const countOpenRequests = (db: Queryable, by: CountedBy, now: Date): Promise<RequestCounts> =>
  countRequests(db, by, isOpenRequest(now));

/** The requests of an e-mail address for a car that wait for their answer and overlap a span, by id. */
export async function listOwnRequests(
  db: Queryable,
  { email, vehicleId, span, now }: { email: string; vehicleId: string; span: InstantSpan; now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isOpenRequest(now),
        eq(bookings.vehicleId, vehicleId),
        sql`lower(${bookings.email}) = lower(${email})`,
        lt(bookings.pickupAt, span.to),
        gt(bookings.returnAt, span.from),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Requests made since an instant, whatever became of them. */
export const countRequestsSince = (db: Queryable, by: CountedBy, since: Date): Promise<RequestCounts> =>
  countRequests(db, by, gte(bookings.createdAt, since));

async function countRequests(db: Queryable, by: CountedBy, which: SQL): Promise<RequestCounts> {
  const counted = async (same: SQL | null) => {
    if (!same) return { count: 0, newest: null };
    const where = and(which, same);
    const [newest] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(where)
      .orderBy(desc(bookings.createdAt))
      .limit(1);
    return { count: newest ? await db.$count(bookings, where) : 0, newest: newest?.id ?? null };
  };
  const { mailbox, phoneDigits, visitorHash } = by;
  return {
    email: await counted(
      mailbox === null ? null : sql`regexp_replace(lower(${bookings.email}), '\\+[^@]*@', '@') = ${mailbox}`,
    ),
    phone: await counted(phoneDigits === null ? null : eq(bookings.phoneDigits, phoneDigits)),
    visitor: await counted(visitorHash === null ? null : eq(bookings.visitorHash, visitorHash)),
  };
}

/** What tells of a booking whether it is an open request: the columns of `bookings`, or of another name a query gives it. */
interface RequestColumns {
  status: SQLWrapper;
  holdExpiresAt: SQLWrapper;
}

/** A request that waits for its answer and holds its car at `now` (product.md#booking-states). */
export const isOpenRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and (${holdExpiresAt} is null or ${holdExpiresAt} > ${instantSql(now)}))`;

/** A request whose answer came too late, whether the job has noted it or not: the rule of `statusAt` in domain/booking/booking.ts. */
export const isExpiredRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and ${holdExpiresAt} <= ${instantSql(now)})`;
