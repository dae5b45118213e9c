import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Overdue } from "#domain/bookings/overdue.ts";
import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import {
  type BookingListFilters,
  countFilteredBookingsByStatus,
  listBookings,
} from "#server/repositories/bookings/list-bookings.ts";
import { type EndangeredBooking, findOverdue, listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";
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
  /**
   * For an open request: the seconds that are left of the promised reply time (negative if it is over) and of the hold. Null for any other booking.
   */
  waiting: { replyDueInSeconds: number; holdEndsInSeconds: number | null } | null;
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
  return bookings.map((booking) => {
    const status = statusAt(booking, now);
    const waiting = status === "requested" ? toWaiting(booking, now, ctx.site) : null;
    return { booking, status, waiting, customer: customerOf(booking.id), ...attention(booking.id) };
  });
}

function toWaiting({ createdAt, holdExpiresAt }: Booking, now: Date, site: SiteConfiguration) {
  const secondsTo = (instant: Date) => Math.round((instant.getTime() - now.getTime()) / 1000);
  return {
    replyDueInSeconds: secondsTo(replyDueAt(createdAt, site)),
    holdEndsInSeconds: holdExpiresAt && secondsTo(holdExpiresAt),
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
