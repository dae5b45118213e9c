import { z } from "zod";
import { bookingRequestFields, periodWithin } from "#domain/forms/booking-request.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";

const { shape } = bookingRequestFields;

/**
 * A booking that staff take down for somebody on the phone (POST /api/bookings/by-phone): the renter's own request, and whether it is
 * confirmed at once.
 */
export const phoneBookingSchema = bookingRequestFields
  .extend({ confirm: z.boolean("Deve essere vero o falso.").default(false) })
  .superRefine(periodWithin(STAFF_LIMITS));

/** The query of GET /api/bookings/offers: which cars of a city are free then, and for how much. */
export const carOffersQuerySchema = z
  .object({
    pickupCity: shape.pickupCity,
    returnCity: shape.returnCity.optional(),
    pickupDate: shape.pickupDate,
    pickupTime: shape.pickupTime,
    returnDate: shape.returnDate,
    returnTime: shape.returnTime,
  })
  .superRefine(periodWithin(STAFF_LIMITS));

export type PhoneBooking = z.output<typeof phoneBookingSchema>;
