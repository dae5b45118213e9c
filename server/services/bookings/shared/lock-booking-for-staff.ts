import { can } from "#domain/access/abilities.ts";
import type { Booking } from "#domain/bookings/booking.ts";
import { CLOSED_MONTH_CODE, closedMonthMessage, isInClosedMonth } from "#domain/bookings/closed-months.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { type BookingKey, lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/**
 * Locks a booking that staff are about to change, and returns it. Every staff write of a booking begins here. Throws "not-found", and "conflict" for a
 * booking of a closed month.
 */
export async function lockBookingForStaff(
  ctx: AppContext,
  tx: Transaction,
  { staff, key }: { staff: Staff; key: BookingKey },
): Promise<Booking> {
  const booking = await lockBooking(tx, key);
  if (!booking) throw noSuchBookingError();
  assertMonthOpen(ctx, staff, booking.pickup.date);
  return booking;
}

/** Throws "conflict" if a pickup lies in a closed month and the caller is no admin (product.md#closed-months). */
export function assertMonthOpen({ site }: AppContext, { roles }: Staff, pickupDate: CivilDate): void {
  const { closedUntil } = site;
  if (closedUntil === null || !isInClosedMonth(pickupDate, closedUntil)) return;
  if (can(roles, "bookings.override-closed-month")) return;
  const message = closedMonthMessage(closedUntil);
  throw new ServiceError("conflict", message, [{ path: "pickupDate", message, code: CLOSED_MONTH_CODE }]);
}
