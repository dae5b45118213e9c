import { renterMayCancel, standingAt } from "#domain/booking/booking.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listBookingEvents, findBooking as readBooking } from "#server/repositories/bookings/bookings.ts";
import { manageUrl, tokenHash } from "#server/services/booking/internal/manage-token.ts";

/** The booking a private link opens. Refuses with "not-found" for any token that opens none. */
export async function findBooking(ctx: AppContext, { token }: { token: string }): Promise<RenterBooking> {
  const hash = tokenHash(token);
  const booking = hash ? await readBooking(ctx.db, { tokenHash: hash }) : null;
  if (!booking) throw new ServiceError("not-found", "Questa prenotazione non esiste.");
  const now = ctx.clock();
  return {
    booking: { ...booking, status: standingAt(booking, now) },
    history: await listBookingEvents(ctx.db, booking.id),
    mayCancel: renterMayCancel(booking, now),
    manageUrl: manageUrl(ctx.env, booking.id),
  };
}
