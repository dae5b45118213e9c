import { type Booking, renterMayCancel } from "#domain/booking/booking.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { noSuchBooking } from "#server/services/booking/shared/booking-problems.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { mayMailByForm } from "#server/services/internal/form-mail.ts";

/**
 * The renter cancels by the private link (product.md#private-link): the car is free again at once, renter and staff get a mail. Cancelling twice
 * changes nothing. Refuses with "not-found" for a token that opens nothing, "conflict" when the booking can no longer be cancelled.
 */
export async function cancelBooking(ctx: AppContext, { token }: { token: string }): Promise<void> {
  const hash = tokenHash(token);
  await retriedTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking) throw noSuchBooking();
    if (booking.status === "cancelled") return;
    const now = ctx.clock();
    if (!renterMayCancel(booking, now)) throw tooLate();
    if (!(await transitionBooking(tx, { ...cancellationOf(booking), now })))
      throw new Error(`Booking ${booking.id} changed its state under its lock`);
    await releaseHolds(tx, [booking.id], now);
    if (await mayMailByForm(ctx, tx, booking.renter.email)) {
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "cancelled" });
    }
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "staff-cancelled" });
  });
}

const cancellationOf = (booking: Booking) =>
  ({ id: booking.id, from: booking.status, to: "cancelled", actor: "renter" }) as const;

const tooLate = () => new ServiceError("conflict", "Questa prenotazione non si può più annullare da qui: chiamaci.");
