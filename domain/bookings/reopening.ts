import { DAY_MS } from "#domain/durations.ts";
import type { Booking } from "./booking.ts";
import { type BookingStatus, REOPENINGS, type ReopenedStatus } from "./booking-statuses.ts";

/** How long after its end an admin can reopen a booking (product.md#reopening). */
export const MAX_REOPENING_DAYS = 30;

/** Returns the status that a booking of this status gets when it is reopened; null if it cannot be reopened. */
export const reopenedStatus = (status: BookingStatus): ReopenedStatus | null =>
  REOPENINGS.find(({ from }) => from === status)?.to ?? null;

/** Returns the last instant at which a booking that ended at `endedAt` can be reopened. */
export const reopenableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + MAX_REOPENING_DAYS * DAY_MS);

/**
 * Whether the reopening needs new dates, because the agreed ones are past: the expected return of a concluded rental, the pickup and the return of
 * any other booking.
 */
export function needsNewDates(
  { pickup, return: back, expectedReturnAt }: Pick<Booking, "pickup" | "return" | "expectedReturnAt">,
  to: ReopenedStatus,
  now: Date,
): boolean {
  if (to === "confirmed") return pickup.at <= now;
  return back.at <= now && (expectedReturnAt === null || expectedReturnAt <= now);
}
