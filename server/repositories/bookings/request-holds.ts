import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";

/** States of a job that is still to be done. */
const PENDING_JOB_STATES = sql`('created', 'retry', 'active')`;

/**
 * Holds that end by `until`, made to end at `to`, of requests whose first mail still lies in our queue: nobody could open its link. One
 * that another process is at is left to it, and to the next look.
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

/** Notes that the link of a locked request was opened, and until when its car is held from now on. */
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
