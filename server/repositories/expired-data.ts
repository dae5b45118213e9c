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

/** Bookings that became a rental, and those that still may. */
const LONG_RETENTION_STATUSES: BookingStatus[] = ["confirmed", "active", "completed"];
/** What of the staff log may repeat a person's data. */
const PERSONAL_LOG_ENTITIES = [
  "bookings",
  "enquiries",
  "customers",
  "day_tasks",
  "quotes",
  "orders",
  "reviews",
  "staff_invitations",
];

/**
 * Removes what people told the company before the given instants: enquiries and bookings that never became a rental by their last
 * change, rentals by their end, what the staff log says of either by its date. Open bookings stay. Answers how many enquiries and bookings went.
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

/** Removes bookings with all that belongs to them. */
export async function deleteBookings(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(unitHolds).where(inArray(unitHolds.bookingId, [...ids]));
  await tx.delete(bookingEvents).where(inArray(bookingEvents.bookingId, [...ids]));
  await tx.delete(handovers).where(inArray(handovers.bookingId, [...ids]));
  await tx.delete(bookings).where(inArray(bookings.id, [...ids]));
}

/** Removes sessions and one-time links whose time is over; nobody could use them any more. */
export async function deleteExpiredSignIns(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, now));
  await tx.delete(verification).where(lt(verification.expiresAt, now));
}

/** Removes accounts without a role that are older than an instant and that nobody is signed in to, with all that belongs to them. */
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
