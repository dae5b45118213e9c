import { and, inArray, type SQL, sql } from "drizzle-orm";
import { VALUED_STATUSES } from "#domain/customers/customer.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import type { RowSpan } from "#server/repositories/table-rows.ts";

/** Of a booking: a rental agreed, under way or over. */
export const VALUED = inArray(bookings.status, [...VALUED_STATUSES]);

/** Of a customer's bookings the last pickup of such a rental, which may be yet to come. */
export const LAST_PICKUP = sql<Date | null>`max(case when ${VALUED} then ${bookings.pickupAt} end)`;

/** The ids of the customers whose last pickup falls within all of these. */
export function lastCollected(db: Queryable, spans: readonly RowSpan[]) {
  return db
    .select({ id: bookings.customerId })
    .from(bookings)
    .groupBy(bookings.customerId)
    .having(and(...spans.map(within)));
}

function within({ from, before }: RowSpan): SQL | undefined {
  const instant = (at: RowSpan["from"]) => sql.param(at, bookings.pickupAt);
  return and(
    from === undefined ? undefined : sql`${LAST_PICKUP} >= ${instant(from)}`,
    before === undefined ? undefined : sql`${LAST_PICKUP} < ${instant(before)}`,
  );
}
