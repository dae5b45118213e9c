import { z } from "zod";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { banReasonField } from "#domain/forms/ban-decisions/ban-decision.ts";
import { UNKNOWN_STATUS_MESSAGE, YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { emptyText, freeText, maxCharactersMessage, requiredBlock } from "#domain/forms/text-fields.ts";
import { bookingRequestFields } from "./booking-request.ts";
import { meetingFields, placeChangeFields } from "./delivery-fields.ts";
import { staffReasonField } from "./staff-reason.ts";

const { shape } = bookingRequestFields;
const nothing = emptyText.transform(() => "");

/** Changes of vehicle, dates or places, with the field names of the booking request. Missing fields stay unchanged. */
const rentalFields = z
  .object({
    /** The vehicle's slug. */
    vehicle: shape.vehicle,
    pickupDate: shape.pickupDate,
    pickupTime: shape.pickupTime,
    returnDate: shape.returnDate,
    returnTime: shape.returnTime,
    /** Validated like `returnPlace`. The name of the booked city keeps the booked place. */
    returnCity: shape.returnCity,
    ...placeChangeFields,
    outside_hours: staffReasonField,
    below_minimum: staffReasonField,
    /** Why the whole rental is priced by the rates of today; missing keeps the prices of the booking. */
    todays_rates: staffReasonField,
  })
  .partial();

/** Corrections of the renter's data, with the field names of the booking request. */
const renterFields = z
  .object({
    name: shape.name,
    // E-mail or phone may be missing in a booking by phone.
    email: shape.email.or(nothing),
    phone: shape.phone.or(nothing),
    driverBirthDate: shape.driverBirthDate,
    licenceDate: shape.licenceDate,
    note: freeText,
    language: languageField,
  })
  .partial();

/** Corrections of the meeting details: for PATCH /api/bookings/{id} and the panel's form. */
export const meetingCorrectionsSchema = z.object(meetingFields).partial();
export type MeetingCorrections = z.output<typeof meetingCorrectionsSchema>;

/** Corrections of the renter: for PATCH /api/bookings/{id} and the panel's form. */
export const renterCorrectionsSchema = renterFields;
export type RenterCorrections = z.output<typeof renterCorrectionsSchema>;

/** The body of POST /api/bookings/{id}/quote. */
export const rentalChangeSchema = rentalFields;
export type RentalChange = z.output<typeof rentalChangeSchema>;

/** The body of POST /api/bookings/{id}/notes. */
export const bookingNoteSchema = z.object({ note: requiredBlock("Scrivi la nota.") });

/** The body of POST /api/bookings/{id}/expected-return, in the time zone of the return city. */
export const expectedReturnSchema = z.object({ date: shape.returnDate, time: shape.returnTime });

/**
 * The body of PATCH /api/bookings/{id}: either a transition with its reason, or a change of rental, meeting and renter. One call does only one of
 * them, because each sends its own mail.
 */
export const bookingChangesSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES, UNKNOWN_STATUS_MESSAGE),
    /** Why the company declines or cancels; the renter reads it. */
    reason: freeText.max(500, maxCharactersMessage(500)),
    /** Confirms a pickup at another time than agreed. */
    at_another_time: z.boolean(YES_OR_NO_MESSAGE),
    /** Whether the renter owes what the terms of the booking say, of a cancellation or a car that was not collected. */
    charge_fee: z.boolean(YES_OR_NO_MESSAGE),
    /** Confirms a unit of another colour than the renter saw. */
    other_colour: z.boolean(YES_OR_NO_MESSAGE),
    ban_reason: banReasonField,
    ...rentalFields.shape,
    ...renterFields.shape,
    ...meetingFields,
    version: versionField,
  })
  .partial()
  .superRefine(
    (
      {
        version: _version,
        status,
        reason: _reason,
        at_another_time: _atAnotherTime,
        charge_fee: _chargeFee,
        other_colour: _otherColour,
        ban_reason: _banReason,
        ...change
      },
      context,
    ) => {
      if (status !== undefined && Object.values(change).some((value) => value !== undefined)) {
        context.addIssue({ code: "custom", path: ["status"], message: "Cambia lo stato da solo, senza altri campi." });
      }
    },
  );
export type BookingChanges = z.output<typeof bookingChangesSchema>;

/** The status to which undo should return, as the page offered it. It lets the server detect a stale page. */
export const bookingUndoSchema = z.object({ to: z.enum(BOOKING_STATUSES, UNKNOWN_STATUS_MESSAGE).optional() });
