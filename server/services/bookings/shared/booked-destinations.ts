import type { Booking } from "#domain/bookings/booking.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import { findListedPlaceBySlug } from "#domain/delivery/listed-places.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";

const UNKNOWN = { country: "", latitude: null, longitude: null };

/** Returns the coordinates of a booking's pickup and return. */
export function bookedDestinations(
  { pickup, return: back, delivery }: Booking,
  cities: readonly City[],
): { pickup: Destination; return: Destination } {
  // Country and coordinates of a deactivated city are not known here.
  const cityOf = ({ city, timeZone }: Booking["pickup"]): DeliveryCity =>
    cities.find(({ name }) => name === city) ?? { ...UNKNOWN, name: city, slug: city, timeZone };
  const listedPlaceOf = ({ slug }: RentalPlace) => (slug === null ? null : findListedPlaceBySlug(slug));
  return {
    pickup: { city: cityOf(pickup), place: listedPlaceOf(delivery.pickupPlace) },
    return: { city: cityOf(back), place: listedPlaceOf(delivery.returnPlace) },
  };
}
