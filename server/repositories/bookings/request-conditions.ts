import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bookings } from "#server/db/schema.ts";
import { instantSql } from "#server/repositories/unit-holds/spans.ts";

/** What tells of a booking whether it is an open request: the columns of `bookings`, or of another name a query gives it. */
export interface RequestColumns {
  status: SQLWrapper;
  holdExpiresAt: SQLWrapper;
}

/** A request that waits for its answer and holds its car at `now` (product.md#booking-states). */
export const isOpenRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and (${holdExpiresAt} is null or ${holdExpiresAt} > ${instantSql(now)}))`;

/** A request whose answer came too late, whether the job has noted it or not: the rule of `statusAt` in domain/booking/booking.ts. */
export const isExpiredRequest = (now: Date, { status, holdExpiresAt }: RequestColumns = bookings): SQL =>
  sql`(${status} = 'requested' and ${holdExpiresAt} <= ${instantSql(now)})`;
