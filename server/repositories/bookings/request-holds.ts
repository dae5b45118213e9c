import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";

/** The states of a pg-boss job that is not finished. */
const PENDING_JOB_STATES = sql`('created', 'retry', 'active')`;

/**
 * Extends holds that end at or before `until` to `to`, for booking requests whose first mail is still in our queue, so that the renter cannot open
 * its link yet. Skips rows that another process has locked.
 */
export async function extendHoldsAwaitingMail(
  db: Queryable,
  { until, to, vehicleId }: { until: Date; to: Date; vehicleId?: string | undefined },
): Promise<void> {
  const waiting = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "requested"),
        isNull(bookings.linkOpenedAt),
        lte(bookings.holdExpiresAt, until),
        vehicleId === undefined ? undefined : eq(bookings.vehicleId, vehicleId),
        sql`exists (select from pgboss.job waiting where waiting.name = 'booking-mail' and waiting.state::text in ${PENDING_JOB_STATES}
          and waiting.data ->> 'kind' = 'received' and waiting.data ->> 'booking' = ${bookings.id}::text)`,
      ),
    )
    .for("no key update", { skipLocked: true });
  await db.update(bookings).set({ holdExpiresAt: to }).where(inArray(bookings.id, waiting));
}

/** Records that the renter opened the link in the mail about a booking request, and the new end of the hold. The caller has locked the booking. */
export async function storeLinkOpening(
  tx: Transaction,
  id: string,
  { openedAt, holdExpiresAt }: { openedAt: Date; holdExpiresAt: Date },
): Promise<void> {
  await tx
    .update(bookings)
    .set({ linkOpenedAt: openedAt, holdExpiresAt, updatedAt: openedAt, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id));
}
