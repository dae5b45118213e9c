import type { Booking } from "./booking.ts";

/**
 * Returns the URL query that prefills the booking form with a booking's places and dates. A listed place stays a listed place, with its supplement.
 */
export const toBookingFormQuery = ({
  pickup,
  return: back,
  delivery,
}: Pick<Booking, "pickup" | "return" | "delivery">) => ({
  pickupCity: delivery.pickupPlace.slug ?? pickup.city,
  returnCity: delivery.returnPlace.slug ?? back.city,
  pickupDate: pickup.date,
  pickupTime: pickup.time,
  returnDate: back.date,
  returnTime: back.time,
});
