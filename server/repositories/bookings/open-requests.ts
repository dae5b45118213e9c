import { and, desc, eq, gt, gte, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RequestIdentity } from "#domain/bookings/request/request-limits.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type InstantSpan, toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** The keys of the identities by which booking requests are counted. */
export interface RequestIdentityKeys {
  mailbox: string | null;
  phoneDigits: string | null;
  visitorHash: string | null;
}

/** For each identity, the number of booking requests and the id of the newest one. */
export type RequestCounts = Record<RequestIdentity, { count: number; newest: string | null }>;

/** Locks these identities until the transaction ends, so that concurrent requests cannot exceed the limit. */
export async function lockIdentities(tx: Transaction, hashes: readonly string[]): Promise<void> {
  await lockNames(tx, ...hashes);
}

/** Counts the booking requests that are open at `now`, by identity. */
export const countOpenRequests = (db: Queryable, keys: RequestIdentityKeys, now: Date): Promise<RequestCounts> =>
  countRequests(db, keys, isOpenRequest(now));

/** Lists the ids of open requests for a car that come from an e-mail address and overlap a span. */
export async function listOverlappingRequests(
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

/** Counts the booking requests since an instant, in any status, by identity. */
export const countRequestsSince = (db: Queryable, keys: RequestIdentityKeys, since: Date): Promise<RequestCounts> =>
  countRequests(db, keys, gte(bookings.createdAt, since));

async function countRequests(db: Queryable, keys: RequestIdentityKeys, which: SQL): Promise<RequestCounts> {
  const countSame = async (condition: SQL | null) => {
    if (!condition) return { count: 0, newest: null };
    const where = and(which, condition);
    const [newest] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(where)
      .orderBy(desc(bookings.createdAt))
      .limit(1);
    return { count: newest ? await db.$count(bookings, where) : 0, newest: newest?.id ?? null };
  };
  const { mailbox, phoneDigits, visitorHash } = keys;
  return {
    email: await countSame(
      mailbox === null ? null : sql`regexp_replace(lower(${bookings.email}), '\\+[^@]*@', '@') = ${mailbox}`,
    ),
    phone: await countSame(phoneDigits === null ? null : eq(bookings.phoneDigits, phoneDigits)),
    visitor: await countSame(visitorHash === null ? null : eq(bookings.visitorHash, visitorHash)),
  };
}

/** The columns that decide whether a booking is an open request: those of the table `bookings` or of an alias of it. */
interface RequestColumns {
  status: SQLWrapper;
  holdExpiresAt: SQLWrapper;
}

/** Whether a booking is an open request: at `now` it waits for staff's decision and holds its car (product.md#booking-states). */
export const isOpenRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and (${holdExpiresAt} is null or ${holdExpiresAt} > ${toInstantSql(now)}))`;

/**
 * Whether a booking is a request whose hold has ended, even if the job has not stored this yet: the rule of `statusAt` in domain/bookings/booking.ts.
 */
export const isExpiredRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and ${holdExpiresAt} <= ${toInstantSql(now)})`;
