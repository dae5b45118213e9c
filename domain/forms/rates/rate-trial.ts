import { choiceQueryFields, freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";

/** A rental that staff try out: car, places and dates, with the choices of a renter (product.md#rates-screen). */
export const rateTrialSchema = freeUnitsQuerySchema.safeExtend(choiceQueryFields);
