import { type BookingStatus, canTransition, statusLabel } from "#domain/booking/states.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { BookingMailKind } from "#server/mail/booking-mail.ts";
import { type BookingRow, listBookedCars } from "#server/repositories/bookings/booking-rows.ts";
import { transitionBooking } from "#server/repositories/bookings/bookings.ts";
import { endHolds, releaseHolds } from "#server/repositories/bookings/unit-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { statusOf } from "#server/services/booking/record/read-bookings.ts";

export interface StaffTransition {
  staff: Staff;
  to: BookingStatus;
  reason: string | undefined;
}

/** What the renter is told of each move that staff make. */
const MAILS: Partial<Record<BookingStatus, BookingMailKind>> = {
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "house-cancelled",
  active: "handed-over",
  completed: "completed",
};
const HOUR = 3_600_000;

/**
 * Within a transaction, on a locked booking: moves it as the table of moves lets staff do (design 5), frees its car where it no longer
 * needs it and leaves the renter a mail. Refuses "conflict" for any other move.
 */
export async function transitionByStaff(
  ctx: AppContext,
  tx: Transaction,
  row: BookingRow,
  move: StaffTransition,
): Promise<void> {
  const now = ctx.clock();
  const { staff, to } = move;
  const from = statusOf(row, now);
  if (!canTransition(from, to, "staff")) {
    const states = `${statusLabel(from)}» non può passare a «${statusLabel(to)}`;
    throw new ServiceError("conflict", `Una prenotazione «${states}».`);
  }
  const note = move.reason || null;
  await transitionBooking(tx, { id: row.id, from, to, actor: staff.userId, now, note });
  if (to === "declined" || to === "cancelled") await releaseHolds(tx, [row.id], now);
  if (to === "completed") await endHolds(tx, row.id, await readyAgainAt(tx, row, now), now);
  const kind = MAILS[to];
  if (kind) await ctx.jobs.enqueue(tx, "booking-mail", { booking: row.id, kind });
}

/** A car that is back is free for the next renter as soon as the house has made it ready, however early it came. */
async function readyAgainAt(tx: Transaction, row: BookingRow, now: Date): Promise<Date> {
  const cars = await listBookedCars(tx, row.vehicleId ? [row.vehicleId] : []);
  const hours = (row.vehicleId && cars.get(row.vehicleId)?.turnaroundHours) || 0;
  return new Date(now.getTime() + hours * HOUR);
}
