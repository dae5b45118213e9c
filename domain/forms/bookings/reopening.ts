import { z } from "zod";
import { banReasonField } from "#domain/forms/ban-decisions/ban-decision.ts";
import { YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredBlock } from "#domain/forms/text-fields.ts";
import { bookingRequestFields } from "./booking-request.ts";

const MAX_REASON_CHARACTERS = 500;
const { pickupDate, pickupTime, returnDate, returnTime, unit } = bookingRequestFields.shape;

/**
 * The panel's form to reopen a booking that ended (product.md#reopening). Of a concluded rental, `returnDate` and `returnTime` are the return that is
 * now expected. Of any other booking, the four fields are the new dates.
 */
export const reopeningFormSchema = z.object({
  /** For history and audit log; the renter never sees it. */
  reason: requiredBlock("Scrivi perché la riapri.", MAX_REASON_CHARACTERS),
  pickupDate: pickupDate.optional(),
  pickupTime: pickupTime.optional(),
  returnDate: returnDate.optional(),
  returnTime: returnTime.optional(),
  /** The unit to hold. If it is missing, the booking gets its own unit or another of the same colour. */
  unit,
});

/** The body of POST /api/bookings/{id}/reopening. */
export const reopeningSchema = reopeningFormSchema.extend({
  /** Confirms a unit of another colour than the renter saw. */
  other_colour: z.boolean(YES_OR_NO_MESSAGE).optional(),
  ban_reason: banReasonField,
  version: versionField.optional(),
});
export type ReopeningForm = z.output<typeof reopeningSchema>;
