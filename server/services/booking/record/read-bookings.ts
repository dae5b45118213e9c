import { type Booking, statusAt } from "#domain/booking/booking.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/states.ts";
import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import { type BookingNarrowing, countBookings, listBookings } from "#server/repositories/bookings/list-bookings.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readBookingCustomers } from "#server/services/customers/internal/request-customers.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A booking with what a list shows beside it. */
export interface ListedBooking {
  /** Whose booking it is; null only for one that nobody has been found for. */
  customer: RequestCustomer | null;
  booking: Booking;
  /** The state it is really in: an unanswered request is expired before the company has noted it. */
  status: BookingStatus;
  /** What is left of the promised two hours, negative when late, and of the 24 hours its car is held; null once it is answered. */
  waiting: { replyDueInSeconds: number; holdEndsInSeconds: number | null } | null;
}

/** The bookings' table for staff. */
export async function readBookings(
  ctx: AppContext,
  { staff, listQuery, narrowing }: { staff: Staff; listQuery: ListQuery; narrowing: BookingNarrowing },
): Promise<{ rows: ListedBooking[]; total: number }> {
  requireAbility(staff, "bookings.read");
  const now = ctx.clock();
  const { rows, total } = await listBookings(ctx.db, listQuery, narrowing, now);
  const customerOf = await readBookingCustomers(ctx, ctx.db, rows);
  return { rows: rows.map((booking) => listed(booking, customerOf(booking.id), now, ctx.site)), total };
}

/** A booking as a list shows it. */
export function listed(
  booking: Booking,
  customer: RequestCustomer | null,
  now: Date,
  site: SiteConfiguration,
): ListedBooking {
  const status = statusAt(booking, now);
  return { booking, customer, status, waiting: status === "requested" ? waitingOf(booking, now, site) : null };
}

function waitingOf({ createdAt, holdExpiresAt }: Booking, now: Date, site: SiteConfiguration) {
  const secondsTo = (instant: Date) => Math.round((instant.getTime() - now.getTime()) / 1000);
  return {
    replyDueInSeconds: secondsTo(replyDueAt(createdAt, site)),
    holdEndsInSeconds: holdExpiresAt && secondsTo(holdExpiresAt),
  };
}

/** How many bookings are in each state, every state named. */
export async function readBookingCounts(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ status: BookingStatus; count: number }[]> {
  requireAbility(staff, "bookings.read");
  const counts = await countBookings(ctx.db, ctx.clock());
  return BOOKING_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
