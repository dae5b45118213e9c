import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Overdue } from "#domain/bookings/overdue.ts";
import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { replyDueAt, secondsUntilDue } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type BookingListFilters, countBookings, listBookings } from "#server/repositories/bookings/list-bookings.ts";
import { type EndangeredBooking, findOverdue, listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readBookingCustomers } from "#server/services/customers/shared/request-customers.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A booking with the data that a list shows beside it. */
export interface ListedBooking extends Attention {
  /** Its customer; null if none was matched. */
  customer: RequestCustomer | null;
  booking: Booking;
  /** The effective status: an unanswered request past its hold is expired even before the job has stored that. */
  status: BookingStatus;
  /** Seconds left of the promised reply time, those in which somebody answers (negative when late), and of the hold; null once it is answered. */
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
  return {
    replyDueInSeconds: secondsUntilDue(replyDueAt(createdAt, site), now, site),
    holdEndsInSeconds: holdExpiresAt && Math.round((holdExpiresAt.getTime() - now.getTime()) / SECOND_MS),
  };
}

/** Counts the bookings per status under the given filters; every status is present. */
export async function readBookingCounts(
  ctx: AppContext,
  { staff, listQuery, narrowing }: { staff: Staff; listQuery: ListQuery; narrowing: BookingListFilters },
): Promise<{ status: BookingStatus; count: number }[]> {
  requireAbility(staff, "bookings.read");
  const counts = await countBookings(ctx.db, listQuery, narrowing, ctx.clock());
  return BOOKING_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Urgent facts about a booking. */
interface Attention {
  overdue: Overdue | null;
  /** The late booking that occupies this one's unit. */
  endangeredBy: EndangeredBooking | null;
}

/** Returns the urgent facts about these bookings, by id (product.md#overdue). */
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
