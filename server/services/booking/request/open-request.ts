import { statusAt } from "#domain/booking/booking.ts";
import { openedHoldEnds } from "#domain/booking/request/request-hold.ts";
import type { AppContext } from "#server/context.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { insertStaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { storeOpening } from "#server/repositories/bookings/request-holds.ts";
import { isOpeningProof } from "#server/services/booking/internal/opening-proof.ts";
import { noSuchBooking } from "#server/services/booking/shared/booking-problems.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";

/**
 * The renter has opened the link of the mail and is a person (product.md#request-holds): from now on the car is held for the long time.
 * Opening again, or once the request is no request any more, changes nothing. Refuses "not-found" for a token that opens nothing or a
 * proof that is not the mail's.
 */
export async function openRequest(ctx: AppContext, { token, proof }: { token: string; proof: string }): Promise<void> {
  const hash = tokenHash(token);
  await retriedTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking || !isOpeningProof(ctx.env.secret, booking.id, proof)) {
      throw noSuchBooking();
    }
    const now = ctx.clock();
    if (booking.linkOpenedAt !== null || statusAt(booking, now) !== "requested") return;
    await storeOpening(tx, booking.id, { openedAt: now, holdExpiresAt: openedHoldEnds(booking, ctx.site) });
    const opened = { bookingId: booking.id, kind: "opened", status: "requested", actor: "renter", note: null } as const;
    await insertStaffEvent(tx, opened, now);
  });
}
