import { z } from "zod";
import { TWO_DECIMALS_MESSAGE, YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { freeText, maxCharactersMessage } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { bookingRequestFields, refinePeriod } from "./booking-request.ts";

/** Other dates that the renter requests on the booking page before the pickup, with the fields of the booking request. */
export const dateRequestSchema = bookingRequestFields
  .pick({ pickupDate: true, pickupTime: true, returnDate: true, returnTime: true })
  .superRefine(refinePeriod(ONLINE_LIMITS));

/** Another return that the renter requests while the car is out. An empty place is the booked one. */
export const returnRequestSchema = bookingRequestFields.pick({ returnDate: true, returnTime: true, returnPlace: true });

/** The fields of both forms, to show what was typed again. */
export const DATE_REQUEST_FIELDS = ["pickupDate", "pickupTime", "returnDate", "returnTime", "returnPlace"] as const;

/** What staff answer to a date request. */
export const DATE_REQUEST_ANSWERS = ["accepted", "refused"] as const;

const MISSING_TOTAL_MESSAGE = "Indica il totale che hai visto.";

/** Maximum length of the sentence with which staff refuse. */
export const MAX_DATE_REQUEST_ANSWER_CHARACTERS = 500;

/**
 * The body of POST /api/bookings/{id}/date-requests/{request}/answer. `total` is the new total in euros that staff saw: if the price has changed since,
 * nothing happens. `answer` is a sentence to the renter, who reads it in the mail and on the private page.
 */
export const dateRequestAnswerSchema = z
  .object({
    state: z.enum(DATE_REQUEST_ANSWERS, "Accetta o rifiuta la richiesta."),
    total: z
      .number(MISSING_TOTAL_MESSAGE)
      .refine((euros) => eurosToCents(euros) !== null, TWO_DECIMALS_MESSAGE)
      .optional(),
    /** Confirms a unit of another colour than the renter saw. */
    other_colour: z.boolean(YES_OR_NO_MESSAGE).optional(),
    answer: freeText
      .max(MAX_DATE_REQUEST_ANSWER_CHARACTERS, maxCharactersMessage(MAX_DATE_REQUEST_ANSWER_CHARACTERS))
      .optional(),
    version: versionField.optional(),
  })
  .superRefine(({ state, total }, context) => {
    if (state === "accepted" && total === undefined)
      context.addIssue({ code: "custom", path: ["total"], message: MISSING_TOTAL_MESSAGE });
  });
