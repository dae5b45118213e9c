import { type Booking, statusAt } from "#domain/booking/booking.ts";
import { type BookingStatus, canTransition, statusLabel } from "#domain/booking/states.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { BookingMailKind } from "#server/mail/booking-mail.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { endHolds, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export interface StaffTransition {
  staff: Staff;
  to: BookingStatus;
  reason: string | undefined;
}

/** What the renter is told of each transition that staff make. */
const MAILS: Partial<Record<BookingStatus, BookingMailKind>> = {
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "house-cancelled",
  active: "handed-over",
  completed: "completed",
};
const HOUR = 3_600_000;

/**
 * Within a transaction, on a locked booking: brings it into another state as the table of transitions lets staff do, frees its car where it
 * no longer needs it and leaves the renter a mail. Refuses "conflict" for any other transition.
 */
export async function transitionByStaff(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  transition: StaffTransition,
): Promise<void> {
  const now = ctx.clock();
  const { id } = booking;
  const { staff, to } = transition;
  const from = statusAt(booking, now);
  if (!canTransition(from, to, "staff")) {
    const states = `${statusLabel(from)}» non può passare a «${statusLabel(to)}`;
    throw new ServiceError("conflict", `Una prenotazione «${states}».`);
  }
  const note = transition.reason || null;
  await transitionBooking(tx, { id, from, to, actor: staff.userId, now, note });
  if (to === "declined" || to === "cancelled") await releaseHolds(tx, [id], now);
  if (to === "completed") await endHolds(tx, id, readyAgainAt(booking, now), now);
  const kind = MAILS[to];
  if (kind) await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind });
}

/** A car that is back is free for the next renter as soon as the company has made it ready, however early it came. */
function readyAgainAt({ vehicle }: Booking, now: Date): Date {
  return new Date(now.getTime() + (vehicle.listed?.turnaroundHours ?? 0) * HOUR);
}
