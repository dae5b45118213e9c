import { and, eq, gt, inArray, lt, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import { type BookingStatus, OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { RetentionCutoffs } from "#domain/retention.ts";
import type { Transaction } from "#server/db/client.ts";
import {
  auditLog,
  bookingEvents,
  bookings,
  enquiries,
  handovers,
  quotes,
  session,
  staffInvitations,
  unitHolds,
  user,
  userRoles,
  verification,
} from "#server/db/schema.ts";

/** Statuses of bookings that became a rental or still may become one. They are stored for the long retention period. */
const LONG_RETENTION_STATUSES: BookingStatus[] = ["confirmed", "active", "completed"];
/** Entities whose audit entries may contain personal data. */
const PERSONAL_LOG_ENTITIES = [
  "bookings",
  "enquiries",
  "customers",
  "day_tasks",
  "quotes",
  "orders",
  "reviews",
  "waiting_list",
  "staff_invitations",
];

/**
 * Deletes personal data from before the given instants. Enquiries, and bookings that never became a rental, are deleted by their last change, rentals
 * by their end, and audit entries by their date. Open bookings stay. Returns the number of deleted enquiries and bookings.
 */
export async function deleteExpiredCustomerData(
  tx: Transaction,
  { requests, rentals }: RetentionCutoffs,
): Promise<{ enquiries: number; bookings: number }> {
  const deletedRows = await tx
    .delete(enquiries)
    .where(lt(enquiries.updatedAt, requests))
    .returning({ id: enquiries.id });
  await tx.delete(quotes).where(and(ne(quotes.status, "accepted"), lt(quotes.updatedAt, requests)));
  await tx.delete(quotes).where(lt(quotes.updatedAt, rentals));
  await tx.delete(staffInvitations).where(lt(staffInvitations.expiresAt, requests));
  const old = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        notInArray(bookings.status, [...OPEN_STATUSES]),
        or(
          and(notInArray(bookings.status, LONG_RETENTION_STATUSES), lt(bookings.updatedAt, requests)),
          lt(bookings.returnAt, rentals),
        ),
      ),
    );
  const ids = old.map(({ id }) => id);
  await deleteBookings(tx, ids);
  await tx
    .delete(auditLog)
    .where(and(inArray(auditLog.entity, PERSONAL_LOG_ENTITIES), lt(auditLog.createdAt, requests)));
  return { enquiries: deletedRows.length, bookings: ids.length };
}

/** Deletes bookings with all rows that belong to them. */
export async function deleteBookings(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(unitHolds).where(inArray(unitHolds.bookingId, [...ids]));
  await tx.delete(bookingEvents).where(inArray(bookingEvents.bookingId, [...ids]));
  await tx.delete(handovers).where(inArray(handovers.bookingId, [...ids]));
  await tx.delete(bookings).where(inArray(bookings.id, [...ids]));
}

/** Deletes expired sessions and one-time links. */
export async function deleteExpiredSignIns(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, now));
  await tx.delete(verification).where(lt(verification.expiresAt, now));
}

/**
 * Deletes accounts that have no role and no session and were created before an instant, with all rows that belong to them. Returns the number of
 * accounts.
 */
export async function deleteAccountsWithoutRole(tx: Transaction, before: Date, now: Date): Promise<number> {
  const one = { one: sql`1` };
  const deletedRows = await tx
    .delete(user)
    .where(
      and(
        lt(user.createdAt, before),
        lt(user.updatedAt, before),
        notExists(tx.select(one).from(userRoles).where(eq(userRoles.userId, user.id))),
        notExists(
          tx
            .select(one)
            .from(session)
            .where(and(eq(session.userId, user.id), gt(session.expiresAt, now))),
        ),
      ),
    )
    .returning({ id: user.id });
  return deletedRows.length;
}
