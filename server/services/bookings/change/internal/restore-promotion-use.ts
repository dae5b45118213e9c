import type { Booking } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { bookedPromotionOf } from "#domain/promotion-codes/promotion-code.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  findReleasedPromotion,
  releasePromotionUses,
  releaseUpcomingPromotionUses,
  takePromotionUse,
} from "#server/repositories/rates/promotion-codes.ts";
import { toPromotionRenter } from "#server/services/bookings/shared/typed-promotion.ts";

/**
 * Makes the use of a booking's code fit the status to which staff brought the booking back, by an undo or a reopening: taken again or given back.
 * Throws "conflict" if the booking gave its use back and the code has none left.
 */
export async function restorePromotionUse(
  tx: Transaction,
  booking: Pick<Booking, "id" | "lines" | "renter">,
  { status, now }: { status: BookingStatus; now: Date },
): Promise<void> {
  const promotion = bookedPromotionOf(booking.lines);
  if (!promotion || status === "no_show") return;
  if (status === "declined" || status === "expired") return releasePromotionUses(tx, [booking.id], now);
  if (status === "cancelled") return releaseUpcomingPromotionUses(tx, [booking.id], now);
  // Null for a booking that never had a use: a quote may be accepted when no use of its code is left.
  const promotionCodeId = await findReleasedPromotion(tx, booking.id);
  if (promotionCodeId === null) return;
  const renter = toPromotionRenter(booking.renter);
  const result = await takePromotionUse(tx, { bookingId: booking.id, promotionCodeId, renter, now });
  if (result !== "taken") throw new ServiceError("conflict", RETAKE_REFUSALS[result](promotion.code));
}

const RETAKE_REFUSALS = {
  "used-up": (code: string) =>
    `Nel frattempo il codice ${code} è esaurito: aumenta i suoi usi in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
  "used-by-renter": (code: string) =>
    `Nel frattempo il cliente ha già usato il codice ${code} in un'altra prenotazione: aumenta gli usi per persona in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
};
