import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { retainedUntil } from "#domain/retention.ts";
import { type Booking, statusAt } from "./booking.ts";

/** A private link stays valid for this long after its booking or quote ended, so that the customer can still ask questions. */
export const PRIVATE_LINK_LIFETIME_MONTHS = 6;

/** Whether the private link of a booking or quote that ended at `end` has expired (product.md#private-link). */
export const isPrivateLinkExpired = (end: Date, now: Date): boolean =>
  retainedUntil(end, PRIVATE_LINK_LIFETIME_MONTHS) < now.toISOString().slice(0, 10);

/** Whether a booking's link has expired: PRIVATE_LINK_LIFETIME_MONTHS after its actual or agreed return, never while the booking is open. */
export function isBookingLinkExpired(
  booking: Pick<Booking, "status" | "holdExpiresAt" | "returnedAt"> & { return: Pick<Booking["return"], "at"> },
  now: Date,
): boolean {
  return !isOpenStatus(statusAt(booking, now)) && isPrivateLinkExpired(booking.returnedAt ?? booking.return.at, now);
}
