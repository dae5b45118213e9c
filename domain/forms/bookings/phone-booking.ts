import { z } from "zod";
import { banReasonField } from "#domain/forms/ban-decisions/ban-decision.ts";
import { UNREACHABLE_CUSTOMER_MESSAGE } from "#domain/forms/customers/customer.ts";
import {
  NOT_A_BOOLEAN_MESSAGE,
  NOT_A_TEXT_MESSAGE,
  TRUE_OR_FALSE_MESSAGE,
  UNLISTED_CUSTOMER_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { emptyText, textLine } from "#domain/forms/text-fields.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import { phoneAgreementSchema } from "./agreed-price.ts";
import { bookingRequestFields, refinePeriod } from "./booking-request.ts";
import { MAX_DRIVERS, MAX_DRIVERS_MESSAGE } from "./driver.ts";
import { staffReasonField } from "./staff-reason.ts";

const { shape } = bookingRequestFields;
/** Error for a copied booking that was deleted meanwhile. */
export const NO_COPIED_BOOKING_MESSAGE =
  "La prenotazione da copiare non c'è più: gli altri conducenti si aggiungono dopo.";
const none = emptyText.transform(() => undefined);

/** The body of POST /api/bookings/by-phone: a booking request that staff enter during a call, optionally confirmed immediately. */
export const phoneBookingRequestSchema = bookingRequestFields
  .extend({
    email: shape.email.or(none).optional(),
    phone: shape.phone.or(none).optional(),
    /** The id of an existing customer. If it is missing, the customer is matched by e-mail and phone. */
    customer: z.uuid(UNLISTED_CUSTOMER_MESSAGE).optional(),
    /** The id of a booking whose additional drivers also drive this one: the booking that staff copy. */
    driversOf: z.uuid(NO_COPIED_BOOKING_MESSAGE).optional(),
    /** The agreed price; the list price if missing. */
    agreed: phoneAgreementSchema.optional(),
    confirm: z.boolean(NOT_A_BOOLEAN_MESSAGE).default(false),
    ban_reason: banReasonField,
    outside_hours: staffReasonField,
    below_minimum: staffReasonField,
    late_extras: staffReasonField,
  })
  .superRefine(refinePeriod(STAFF_LIMITS))
  .superRefine(({ email, phone }, context) => {
    if (!email && !phone) context.addIssue({ code: "custom", path: ["email"], message: UNREACHABLE_CUSTOMER_MESSAGE });
  });

/** The query of GET /api/bookings/free-units: which units of a vehicle are free in a period. That of GET /api/bookings/choices is the same. */
export const freeUnitsQuerySchema = z
  .object({
    vehicle: shape.vehicle,
    pickupCity: shape.pickupCity.optional(),
    pickupPlace: shape.pickupPlace,
    returnCity: shape.returnCity.optional(),
    returnPlace: shape.returnPlace,
    pickupDate: shape.pickupDate,
    pickupTime: shape.pickupTime,
    returnDate: shape.returnDate,
    returnTime: shape.returnTime,
  })
  .superRefine(refinePeriod(STAFF_LIMITS));

/** A renter's choices in queries of staff: extras, protection and young driver as addresses of the site name them (product.md#choices), and a code. */
export const choiceQueryFields = {
  options: textLine(NOT_A_TEXT_MESSAGE, 400).optional(),
  promotion_code: shape.promotion_code,
};

/** The query of GET /api/bookings/offers: which vehicles of a city are free in a period, and their price. */
export const vehicleOffersQuerySchema = z
  .object({
    pickupCity: shape.pickupCity,
    returnCity: shape.returnCity.optional(),
    /** "true" appends vehicles of other cities that can be delivered there. */
    delivered: z.enum(["true", "false"], TRUE_OR_FALSE_MESSAGE).optional(),
    /** The language of the lines of a quote. */
    language: languageField.optional(),
    pickupDate: shape.pickupDate,
    pickupTime: shape.pickupTime,
    returnDate: shape.returnDate,
    returnTime: shape.returnTime,
    /** How many further drivers the price charges, besides the renter. */
    furtherDrivers: z.coerce
      .number(MAX_DRIVERS_MESSAGE)
      .int(MAX_DRIVERS_MESSAGE)
      .min(0, MAX_DRIVERS_MESSAGE)
      .max(MAX_DRIVERS, MAX_DRIVERS_MESSAGE)
      .optional(),
    ...choiceQueryFields,
  })
  .superRefine(refinePeriod(STAFF_LIMITS));

export type PhoneBookingRequest = z.output<typeof phoneBookingRequestSchema>;
