import { can } from "#domain/access/abilities.ts";
import type { Booking } from "#domain/bookings/booking.ts";
import { CLOSED_MONTH_CODE, closedMonthMessage, isInClosedMonth } from "#domain/bookings/closed-months.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
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
export function assertMonthOpen(ctx: AppContext, staff: Staff, pickupDate: CivilDate): void {
  const problem = closedMonthProblem(ctx, staff, { pickupDate, path: "pickupDate" });
  if (problem) throw new ServiceError("conflict", problem.message, [problem]);
}

/** Returns the problem, at a field, of a pickup that lies in a closed month; null if it does not, and for admins. */
export function closedMonthProblem(
  { site }: AppContext,
  { roles }: Staff,
  { pickupDate, path }: { pickupDate: CivilDate; path: string },
): FieldProblem | null {
  const { closedUntil } = site;
  if (closedUntil === null || !isInClosedMonth(pickupDate, closedUntil)) return null;
  if (can(roles, "bookings.override-closed-month")) return null;
  return { path, message: closedMonthMessage(closedUntil), code: CLOSED_MONTH_CODE };
}
