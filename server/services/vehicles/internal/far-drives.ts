import type { Booking } from "#domain/bookings/booking.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import { isWithinReach } from "#domain/delivery/delivery-reach.ts";
import { baseMoveFar, farDriveWords } from "#domain/delivery/delivery-words.ts";
import type { RoundTrip, Transfer } from "#domain/delivery/transfer.ts";

interface Drive {
  booking: Booking;
  /** From the new base and home to it. */
  trip: RoundTrip;
}

/** What staff are asked of bookings that a new base makes longer drives of than cars of the category are brought (product.md#base-move); null when it makes none. */
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
    // Of a booking that is driven too far both ways one way says enough.
    if (isTooFar(out, trip.out))
      return [farDriveWords({ owner, end: "out", place: pickupPlace.name, drive: trip.out })];
    if (isTooFar(back, trip.back))
      return [farDriveWords({ owner, end: "back", place: returnPlace.name, drive: trip.back })];
    return [];
  });
  return farDrivesTexts.length > 0 ? baseMoveFar(base.name, delivery.reachKilometres[category], farDrivesTexts) : null;
}
