import type { Booking } from "#domain/booking/booking.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import { placeWithSlug } from "#domain/delivery/listed-places.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";
import type { City } from "#domain/places.ts";

/** Where a booking's car is handed over and comes back, on the map. */
export function bookedEnds(
  { pickup, return: back, delivery }: Booking,
  cities: readonly City[],
): { pickup: Destination; return: Destination } {
  // A city that is no longer active has no known place.
  const cityOf = ({ city, timeZone }: Booking["pickup"]): DeliveryCity =>
    cities.find(({ name }) => name === city) ?? { name: city, slug: city, timeZone, latitude: null, longitude: null };
  const placed = ({ slug }: RentalPlace) => (slug === null ? null : placeWithSlug(slug));
  return {
    pickup: { city: cityOf(pickup), place: placed(delivery.pickupPlace) },
    return: { city: cityOf(back), place: placed(delivery.returnPlace) },
  };
}
