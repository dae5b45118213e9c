import type { Booking } from "./booking.ts";

/** Place and days of a booking as an address asks for them again: a listed place stays that place, with what it costs. */
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
