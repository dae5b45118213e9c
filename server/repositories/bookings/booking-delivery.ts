import { findListedPlaceBySlug } from "#domain/delivery/listed-places.ts";
import type { BookingDelivery, RentalPlace } from "#domain/delivery/rental-place.ts";
import type { bookings } from "#server/db/schema.ts";

/** Returns places, transfers and meeting details of a stored booking. */
export function toDelivery(row: typeof bookings.$inferSelect): BookingDelivery {
  return {
    base: row.baseCity,
    pickupPlace: toRentalPlace(row.pickupPlace, row.pickupCity, row.pickupAddress),
    returnPlace: toRentalPlace(row.returnPlace, row.returnCity, row.returnAddress),
    out: { kilometres: row.transferOutKilometres, minutes: row.transferOutMinutes },
    back: { kilometres: row.transferBackKilometres, minutes: row.transferBackMinutes },
    meetingPoint: row.meetingPoint,
    flightOrTrain: row.flightOrTrain,
  };
}

/** Returns the columns that store the delivery of a booking. */
export const toDeliveryColumns = (delivery: BookingDelivery) => ({
  baseCity: delivery.base,
  pickupPlace: delivery.pickupPlace.slug,
  returnPlace: delivery.returnPlace.slug,
  pickupAddress: delivery.pickupPlace.address,
  returnAddress: delivery.returnPlace.address,
  meetingPoint: delivery.meetingPoint,
  flightOrTrain: delivery.flightOrTrain,
  transferOutKilometres: delivery.out.kilometres,
  transferOutMinutes: delivery.out.minutes,
  transferBackKilometres: delivery.back.kilometres,
  transferBackMinutes: delivery.back.minutes,
});

const toRentalPlace = (slug: string | null, city: string, address: string | null): RentalPlace => ({
  slug,
  name: (slug !== null && findListedPlaceBySlug(slug)?.name) || city,
  address,
});
