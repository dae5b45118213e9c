import { z } from "zod";
import { bookingRequestFields, refinePeriod } from "#domain/forms/bookings/booking-request.ts";
import { fieldMessage } from "#domain/forms/field-message.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { WAITING_SCOPES } from "#domain/waiting-list/waiting-list.ts";

/** The fields of an entry of the waiting list. Dates, places, name and e-mail follow the rules of a booking request. */
export const waitingListFields = bookingRequestFields
  .pick({
    vehicle: true,
    pickupCity: true,
    returnCity: true,
    pickupDate: true,
    pickupTime: true,
    returnDate: true,
    returnTime: true,
    name: true,
    email: true,
    language: true,
  })
  .extend({
    scope: z.enum(WAITING_SCOPES, fieldMessage("formMessages", "waitingScope")).default("vehicle"),
  });

/** The body of POST /api/waiting_list, shared by form and server (product.md#waiting-list). */
export const waitingListSchema = waitingListFields.superRefine(refinePeriod(ONLINE_LIMITS));
export type WaitingListRequest = z.infer<typeof waitingListFields>;

/** The language of an entry's mails and private page, which staff change. */
export const waitingEntryLanguageSchema = z.object({ language: languageField });
export const waitingEntryChangesSchema = waitingEntryLanguageSchema.extend({ version: versionField.optional() });
