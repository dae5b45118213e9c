import { and, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { RequestAlertReason, RequestIdentity } from "#domain/bookings/request/request-limits.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, requestAlerts } from "#server/db/schema.ts";

export interface NewRequestAlert {
  reason: RequestAlertReason;
  identity: RequestIdentity;
  subjectHash: string;
  day: CivilDate;
  bookingId: string | null;
}

/** Stores an alert, or increments the count of the identity's alert of that day. Returns true if it is the first alert of the day. */
export async function storeRequestAlert(tx: Transaction, alert: NewRequestAlert, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(requestAlerts)
    .values({ ...alert, lastAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [requestAlerts.subjectHash, requestAlerts.reason, requestAlerts.day],
      set: { times: sql`${requestAlerts.times} + 1`, lastAt: now, bookingId: alert.bookingId },
    })
    .returning({ times: requestAlerts.times });
  return row?.times === 1;
}

export interface OpenRequestAlert {
  id: string;
  reason: RequestAlertReason;
  identity: RequestIdentity;
  times: number;
  lastAt: Date;
  /** The newest booking request with this identity; null if it was deleted. */
  booking: { id: string; reference: string; name: string } | null;
}

/** Lists the alerts that no staff member has marked as handled, newest first, with their total number. */
export async function listOpenAlerts(
  db: Queryable,
  limit: number,
): Promise<{ alerts: OpenRequestAlert[]; total: number }> {
  const open = isNull(requestAlerts.handledAt);
  const rows = await db
    .select({ alert: requestAlerts, id: bookings.id, reference: bookings.reference, name: bookings.name })
    .from(requestAlerts)
    .leftJoin(bookings, eq(bookings.id, requestAlerts.bookingId))
    .where(open)
    .orderBy(desc(requestAlerts.lastAt))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(requestAlerts).where(open);
  const alerts = rows.map(({ alert: { id, reason, identity, times, lastAt }, ...booking }) => ({
    id,
    reason,
    identity,
    times,
    lastAt,
    booking:
      booking.id && booking.reference && booking.name !== null
        ? { id: booking.id, reference: booking.reference, name: booking.name }
        : null,
  }));
  return { alerts, total: counted?.total ?? 0 };
}

/** Marks an alert as handled. Returns true if this call did so, false if it was handled before, and "gone" if there is no alert with this id. */
export async function markAlertHandled(
  tx: Transaction,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean | "gone"> {
  const [row] = await tx.select().from(requestAlerts).where(eq(requestAlerts.id, id)).for("update");
  if (!row) return "gone";
  if (row.handledAt) return false;
  await tx.update(requestAlerts).set({ handledAt: now, handledBy: by }).where(eq(requestAlerts.id, id));
  return true;
}

/** Deletes the alerts from before a day. */
export async function deleteAlertsBefore(tx: Transaction, day: CivilDate): Promise<void> {
  await tx.delete(requestAlerts).where(lt(requestAlerts.day, day));
}

/** Removes the visitor hash from booking requests that are no longer open. The hash is used only for counting open requests. */
export async function deleteVisitorHashes(tx: Transaction, before: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ visitorHash: null })
    .where(
      and(
        sql`${bookings.visitorHash} is not null`,
        sql`${bookings.status} <> 'requested'`,
        lt(bookings.createdAt, before),
      ),
    );
}
