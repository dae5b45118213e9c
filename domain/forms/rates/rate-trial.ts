import { freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { textLine } from "#domain/forms/text-fields.ts";

/** A rental that staff try out: car, places and dates, with the choices of a renter (product.md#rates-screen). */
export const rateTrialSchema = freeUnitsQuerySchema.safeExtend({
  /** Extras, protection and young driver as addresses of the site name them (product.md#choices). */
  options: textLine(NOT_A_TEXT_MESSAGE, 400).optional(),
  promotion_code: textLine(NOT_A_TEXT_MESSAGE, 40).optional(),
});
