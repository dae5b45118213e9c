import type { Booking } from "#domain/bookings/booking.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import { isWithinReach } from "#domain/delivery/delivery-reach.ts";
import { baseMoveFar, farDriveWords } from "#domain/delivery/delivery-words.ts";
import type { RoundTrip, Transfer } from "#domain/delivery/transfer.ts";

interface Drive {
  booking: Booking;
  /** The transfers from the new base and back to it. */
  trip: RoundTrip;
}

/**
 * Returns the question to staff about bookings whose transfers from a new base are longer than the category's maximum distance
 * (product.md#base-move); null if there are none.
 */
export function farDrivesQuestion(
  drives: readonly Drive[],
  base: { name: string },
  category: CategorySlug | undefined,
  delivery: DeliveryConfiguration,
): string | null {
  if (category === undefined) return null;
  const isTooFar = (before: Transfer, after: Transfer) =>
    after.kilometres > before.kilometres && !isWithinReach(category, after, delivery);
  const farDrivesTexts = drives.flatMap(({ booking, trip }) => {
    const { out, back, pickupPlace, returnPlace } = booking.delivery;
    const owner = { reference: booking.reference, renter: booking.renter.name };
    // If a booking is too far away in both directions, name only one of them.
    if (isTooFar(out, trip.out))
      return [farDriveWords({ owner, end: "out", place: pickupPlace.name, drive: trip.out })];
    if (isTooFar(back, trip.back))
      return [farDriveWords({ owner, end: "back", place: returnPlace.name, drive: trip.back })];
    return [];
  });
  return farDrivesTexts.length > 0 ? baseMoveFar(base.name, delivery.reachKilometres[category], farDrivesTexts) : null;
}
