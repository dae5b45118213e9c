import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import type { ReopenedStatus } from "#domain/bookings/booking-statuses.ts";
import { needsNewDates, reopenableUntil, reopenedStatus } from "#domain/bookings/reopening.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findTransition } from "#server/repositories/bookings/booking-events.ts";
import { isCustomerErased } from "#server/repositories/bookings/reopenings.ts";
import { REOPENING_MESSAGES } from "#server/services/words/reopening-words.ts";

/** How a booking that ended can be reopened (product.md#reopening). */
export interface Reopening {
  to: ReopenedStatus;
  /** The last instant at which it can be reopened. */
  until: Date;
  /** Whether the agreed dates are past, so that the reopening needs new ones. */
  needsDates: boolean;
}

/** Returns how a booking can be reopened, or why it cannot be. */
export async function findReopening(
  ctx: AppContext,
  db: Queryable,
  booking: Booking,
): Promise<Reopening | { problem: string }> {
  const now = ctx.clock();
  const status = statusAt(booking, now);
  const to = reopenedStatus(status);
  if (!to) return { problem: REOPENING_MESSAGES.notEnded(status) };
  const endedAt = booking.returnedAt ?? (await findTransition(db, booking.id, status))?.at ?? booking.updatedAt;
  const until = reopenableUntil(endedAt);
  if (now > until) return { problem: REOPENING_MESSAGES.tooLate };
  if (await isCustomerErased(db, booking.id)) return { problem: REOPENING_MESSAGES.customerErased };
  if (booking.unitVehicle.id === null || booking.unit === null) return { problem: REOPENING_MESSAGES.vehicleDeleted };
  return { to, until, needsDates: needsNewDates(booking, to, now) };
}
