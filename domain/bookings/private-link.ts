import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { retainedUntil } from "#domain/retention.ts";
import { type Booking, statusAt } from "./booking.ts";

/** For how long a private link opens its page after what it is about has ended: long enough for every question, and not for ever. */
export const PRIVATE_LINK_LIFETIME_MONTHS = 6;

/** Whether the link of something that ended at `end` opens nothing any more (product.md#private-link). */
export const isPrivateLinkExpired = (end: Date, now: Date): boolean =>
  retainedUntil(end, PRIVATE_LINK_LIFETIME_MONTHS) < now.toISOString().slice(0, 10);

/** A booking's link ends months after the return, real or agreed; never while the booking is open. */
export function isBookingLinkExpired(
  booking: Pick<Booking, "status" | "holdExpiresAt" | "return" | "returnedAt">,
  now: Date,
): boolean {
  return !isOpenStatus(statusAt(booking, now)) && isPrivateLinkExpired(booking.returnedAt ?? booking.return.at, now);
}
