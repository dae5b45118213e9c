import { type Booking, renterMayCancel, statusAt } from "#domain/booking/booking.ts";
import { renterMayAskDates } from "#domain/booking/date-request.ts";
import { bookingLinkHasEnded } from "#domain/booking/private-link.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import type { AppContext } from "#server/context.ts";
import { listBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { listDateRequests } from "#server/repositories/bookings/date-requests.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { isOpeningProof } from "#server/services/booking/internal/opening-proof.ts";
import { noSuchBooking } from "#server/services/booking/shared/booking-problems.ts";
import { manageUrl, tokenHash } from "#server/services/booking/shared/manage-token.ts";

/** The booking a private link opens, with what the mail's link carries when it is that one. Refuses with "not-found" for any token that opens none, or no longer does. */
export async function findBooking(
  ctx: AppContext,
  { token, proof = "" }: { token: string; proof?: string | undefined },
): Promise<RenterBooking> {
  const hash = tokenHash(token);
  const stored = hash ? await findStoredBooking(ctx.db, { tokenHash: hash }) : null;
  const now = ctx.clock();
  if (!stored || bookingLinkHasEnded(stored, now)) throw noSuchBooking();
  const {
    unit: _unit,
    plate: _plate,
    expectedReturnAt: _expected,
    hasPickupRecord: _recorded,
    linkVersion: _link,
    ...booking
  } = stored;
  const [asked] = await listDateRequests(ctx.db, booking.id);
  const history = await listBookingEvents(ctx.db, booking.id);
  return {
    booking: { ...booking, status: statusAt(booking, now) },
    history: history.map((event) => ({ ...event, actor: publicActor(event.actor) })),
    mayCancel: renterMayCancel(stored, now),
    pickupAhead: now < booking.pickup.at,
    mayAskDates: renterMayAskDates(stored, now),
    askedDates: asked?.open ? { note: asked.note, at: asked.at } : null,
    openingProof: waitsForOpening(booking, now) && isOpeningProof(ctx.env.secret, booking.id, proof) ? proof : null,
    manageUrl: manageUrl(ctx.env, stored),
  };
}

const waitsForOpening = (booking: Pick<Booking, "status" | "holdExpiresAt" | "linkOpenedAt">, now: Date): boolean =>
  booking.linkOpenedAt === null && statusAt(booking, now) === "requested";

/** A staff user's id is nobody's business outside the panel. */
const publicActor = (actor: string): string => (actor === "renter" || actor === "system" ? actor : "staff");
