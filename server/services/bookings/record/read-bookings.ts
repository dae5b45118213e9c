import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Overdue } from "#domain/bookings/overdue.ts";
import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { replyDueAt, secondsUntilDue } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import {
  type BookingListFilters,
  countFilteredBookingsByStatus,
  listBookings,
} from "#server/repositories/bookings/list-bookings.ts";
import { type EndangeredBooking, findOverdue, listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";
import { findUnreadBookings } from "#server/repositories/messages/booking-messages.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readBookingCustomers } from "#server/services/customers/shared/request-customers.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A booking with further data that lists show. */
export interface ListedBooking extends Attention {
  /** The customer to whom it belongs; null if it belongs to none. */
  customer: RequestCustomer | null;
  booking: Booking;
  /** The current status: a request whose hold has ended is `expired`, even before the job has stored this. */
  status: BookingStatus;
  /** Seconds left of the promised reply time, those in which somebody answers (negative when late), and of the hold; null once it is answered. */
  waiting: { replyDueInSeconds: number; holdEndsInSeconds: number | null } | null;
  /** Whether the renter has written messages that staff have not read. */
  hasUnread: boolean;
}

/** Lists the bookings for staff. */
export async function readBookings(
  ctx: AppContext,
  { staff, listQuery, narrowing }: { staff: Staff; listQuery: ListQuery; narrowing: BookingListFilters },
): Promise<{ rows: ListedBooking[]; total: number }> {
  requireAbility(staff, "bookings.read");
  const now = ctx.clock();
  const { rows, total } = await listBookings(ctx.db, listQuery, narrowing, now);
  return { rows: await toListedBookings(ctx, ctx.db, rows), total };
}

export async function toListedBookings(
  ctx: AppContext,
  db: Queryable,
  bookings: readonly Booking[],
): Promise<ListedBooking[]> {
  const now = ctx.clock();
  const ids = bookings.map(({ id }) => id);
  const attention = await readAttention(ctx, db, ids);
  const customerOf = await readBookingCustomers(ctx, db, bookings);
  const unread = await findUnreadBookings(db, ids);
  return bookings.map((booking) => {
    const status = statusAt(booking, now);
    const waiting = status === "requested" ? toWaiting(booking, now, ctx.site) : null;
    const hasUnread = unread.has(booking.id);
    return { booking, status, waiting, hasUnread, customer: customerOf(booking.id), ...attention(booking.id) };
  });
}

function toWaiting({ createdAt, holdExpiresAt }: Booking, now: Date, site: SiteConfiguration) {
  return {
    replyDueInSeconds: secondsUntilDue(replyDueAt(createdAt, site), now, site),
    holdEndsInSeconds: holdExpiresAt && Math.round((holdExpiresAt.getTime() - now.getTime()) / SECOND_MS),
  };
}

/** Returns the number of filtered bookings for each current status, including statuses that no booking has. */
export async function readBookingCounts(
  ctx: AppContext,
  { staff, listQuery, narrowing }: { staff: Staff; listQuery: ListQuery; narrowing: BookingListFilters },
): Promise<{ status: BookingStatus; count: number }[]> {
  requireAbility(staff, "bookings.read");
  const counts = await countFilteredBookingsByStatus(ctx.db, listQuery, narrowing, ctx.clock());
  return BOOKING_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** What staff should look at on a booking. */
interface Attention {
  overdue: Overdue | null;
  /** The late booking whose renter still has this booking's unit; null if there is none. */
  endangeredBy: EndangeredBooking | null;
}

/** Returns for each of these bookings what staff should look at, by booking id (product.md#overdue). */
async function readAttention(
  ctx: AppContext,
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => Attention> {
  const now = ctx.clock();
  const overdue = await findOverdue(db, ids, now);
  const endangered = new Map((await listEndangered(db, { now, ids })).map((row) => [row.bookingId, row]));
  return (id) => ({ overdue: overdue.get(id) ?? null, endangeredBy: endangered.get(id) ?? null });
}
