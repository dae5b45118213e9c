import type { Booking } from "#domain/bookings/booking.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import { isWithinReach } from "#domain/delivery/delivery-reach.ts";
import { baseMoveFar, farTransferWords } from "#domain/delivery/delivery-words.ts";
import type { RoundTrip, Transfer } from "#domain/delivery/transfer.ts";

interface RebasedBooking {
  booking: Booking;
  /** The booking's transfers if its car moves to the new base. */
  transfers: RoundTrip;
}

/**
 * Returns the question to staff about bookings whose transfers from a new base are longer than the category's maximum distance
 * (product.md#base-move); null if there are none.
 */
export function farTransfersQuestion(
  rebasedBookings: readonly RebasedBooking[],
  base: { name: string },
  category: CategorySlug | undefined,
  delivery: DeliveryConfiguration,
): string | null {
  if (category === undefined) return null;
  const isTooFar = (before: Transfer, after: Transfer) =>
    after.kilometres > before.kilometres && !isWithinReach(category, after, delivery);
  const farTransferTexts = rebasedBookings.flatMap(({ booking, transfers }) => {
    const { out, back, pickupPlace, returnPlace } = booking.delivery;
    const owner = { reference: booking.reference, renter: booking.renter.name };
    // If a booking is too far away in both directions, name only one of them.
    if (isTooFar(out, transfers.out))
      return [farTransferWords({ owner, end: "out", place: pickupPlace.name, transfer: transfers.out })];
    if (isTooFar(back, transfers.back))
      return [farTransferWords({ owner, end: "back", place: returnPlace.name, transfer: transfers.back })];
    return [];
  });
  return farTransferTexts.length > 0
    ? baseMoveFar(base.name, delivery.reachKilometres[category], farTransferTexts)
    : null;
}
