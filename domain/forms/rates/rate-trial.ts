import { z } from "zod";
import { bookingRequestFields } from "#domain/forms/bookings/booking-request.ts";
import { choiceQueryFields, freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";

const { extras, protection } = bookingRequestFields.shape;

/** A rental that staff try out: car, places and dates, with the choices of a renter (product.md#rates-screen). */
export const rateTrialSchema = freeUnitsQuerySchema.safeExtend(choiceQueryFields);

/** The form of the trial, which has a field for each choice. */
export const rateTrialFormSchema = freeUnitsQuerySchema.safeExtend({
  extras,
  protection,
  youngDriver: z.boolean(),
  promotion_code: choiceQueryFields.promotion_code,
});
