import { z } from "zod";
import { versionField } from "#domain/forms/row-fields.ts";
import { bookingRequestFields } from "./booking-request.ts";
import { staffReasonField } from "./staff-reason.ts";

const { extras, protection, expectedTotal } = bookingRequestFields.shape;

/** The body of POST /api/bookings/{id}/choices/quote: all extras and the protection that the booking then has ("" or missing for none). */
export const bookingChoicesSchema = z.object({
  extras: extras.unwrap(),
  protection,
  late_extras: staffReasonField,
});
export type BookingChoices = z.output<typeof bookingChoicesSchema>;

/** The body of PUT /api/bookings/{id}/choices. */
export const bookingChoicesChangeSchema = bookingChoicesSchema.extend({
  /** The new total that staff saw, in euros; another one is refused. */
  expected_total: expectedTotal,
  version: versionField.optional(),
});
