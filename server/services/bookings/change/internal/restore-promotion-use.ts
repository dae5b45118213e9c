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
 * Makes the use of a booking's code fit the status to which staff brought the booking back, by an undo or a reopening: taken again or given back. `from`
 * is the status that the undo or reopening ended.
 * Throws "conflict" if the code has no use left.
 */
export async function restorePromotionUse(
  tx: Transaction,
  booking: Pick<Booking, "id" | "lines" | "renter">,
  { from, status, now }: { from: BookingStatus; status: BookingStatus; now: Date },
): Promise<void> {
  const promotion = bookedPromotionOf(booking.lines);
  if (!promotion || status === "no_show") return;
  if (status === "declined" || status === "expired") return releasePromotionUses(tx, [booking.id]);
  if (status === "cancelled") return releaseUpcomingPromotionUses(tx, [booking.id], now);
  // A quote may be accepted when no use of its code is left. Such a booking has no use to take again.
  if (!GIVING_BACK.has(from)) return;
  const promotionCodeId = await findReleasedPromotion(tx, booking.id, promotion.code);
  if (promotionCodeId === null) return;
  const renter = toPromotionRenter(booking.renter);
  const result = await takePromotionUse(tx, { bookingId: booking.id, promotionCodeId, renter, now });
  if (result !== "taken") throw new ServiceError("conflict", RETAKE_REFUSALS[result](promotion.code));
}

/** The statuses that give back the use of a code. */
const GIVING_BACK: ReadonlySet<BookingStatus> = new Set(["declined", "expired", "cancelled"]);

const RETAKE_REFUSALS = {
  "used-up": (code: string) =>
    `Nel frattempo il codice ${code} è esaurito: aumenta i suoi usi in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
  "used-by-renter": (code: string) =>
    `Nel frattempo il cliente ha già usato il codice ${code} in un'altra prenotazione: aumenta gli usi per persona in Tariffe, Codici, oppure prendi una nuova prenotazione.`,
};
