import { and, inArray, type SQL, sql } from "drizzle-orm";
import { CUSTOMER_VALUE_STATUSES } from "#domain/customers/customer.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import type { RowRange } from "#server/repositories/table-rows.ts";

/** Whether a booking is a confirmed, active or completed rental. */
export const IS_VALUED_BOOKING = inArray(bookings.status, [...CUSTOMER_VALUE_STATUSES]);

/** Selects the last pickup among a customer's confirmed, active and completed rentals. It may be in the future. */
export const LAST_PICKUP = sql<Date | null>`max(case when ${IS_VALUED_BOOKING} then ${bookings.pickupAt} end)`;

/** Selects the ids of customers whose last pickup lies within all of these ranges. */
export function selectIdsByLastPickup(db: Queryable, spans: readonly RowRange[]) {
  return db
    .select({ id: bookings.customerId })
    .from(bookings)
    .groupBy(bookings.customerId)
    .having(and(...spans.map(toPickupCondition)));
}

function toPickupCondition({ from, until }: RowRange): SQL | undefined {
  const instant = (at: RowRange["from"]) => sql.param(at, bookings.pickupAt);
  return and(
    from === undefined ? undefined : sql`${LAST_PICKUP} >= ${instant(from)}`,
    until === undefined ? undefined : sql`${LAST_PICKUP} < ${instant(until)}`,
  );
}
