import type { Booking } from "#domain/bookings/booking.ts";
import { bookedPromotionOf } from "#domain/promotion-codes/promotion-code.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findReleasedUse, takePromotionUse } from "#server/repositories/rates/promotion-codes.ts";
import { toPromotionRenter } from "#server/services/bookings/shared/typed-promotion.ts";

/**
 * Takes the use of a code again that a booking gave back when it ended, for the undo of its end or a reopening. Returns when the booking had given it
 * back; null if there is no use to take. Throws "conflict" if the code has none left.
 */
export async function retakePromotionUse(
  tx: Transaction,
  booking: Pick<Booking, "id" | "lines" | "renter">,
  now: Date,
): Promise<Date | null> {
  const promotion = bookedPromotionOf(booking.lines);
  if (!promotion) return null;
  // Null for a booking that never had a use: a quote may be accepted when no use of its code is left.
  const released = await findReleasedUse(tx, booking.id);
  if (!released) return null;
  const renter = toPromotionRenter(booking.renter);
  const result = await takePromotionUse(tx, {
    bookingId: booking.id,
    promotionCodeId: released.promotionCodeId,
    renter,
    now,
  });
  if (result !== "taken") throw new ServiceError("conflict", RETAKE_REFUSALS[result](promotion.code));
  return released.releasedAt;
}

const RETAKE_REFUSALS = {
  "used-up": (code: string) =>
    `Nel frattempo il codice ${code} è esaurito: aumenta i suoi usi in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
  "used-by-renter": (code: string) =>
    `Nel frattempo il cliente ha già usato il codice ${code} in un'altra prenotazione: aumenta gli usi per persona in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
};
