import { z } from "zod";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { UNKNOWN_STATUS_MESSAGE, YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { emptyText, freeText, maxCharactersMessage, requiredBlock } from "#domain/forms/text-fields.ts";
import { bookingRequestFields } from "./booking-request.ts";
import { meetingFields, placeChangeFields } from "./delivery-fields.ts";

const { shape } = bookingRequestFields;
const nothing = emptyText.transform(() => "");

/** Another car, other dates, other places: the fields of the request; what is missing stays as booked. */
const rentalFields = z
  .object({
    /** By slug. */
    vehicle: shape.vehicle,
    pickupDate: shape.pickupDate,
    pickupTime: shape.pickupTime,
    returnDate: shape.returnDate,
    returnTime: shape.returnTime,
    /** The return's place as `returnPlace` says it; the booked city's name keeps the booked place. */
    returnCity: shape.returnCity,
    ...placeChangeFields,
  })
  .partial();

/** Corrections of who the renter is, as the request named them. */
const renterFields = z
  .object({
    name: shape.name,
    // Either may be missing when staff took the booking down on the phone.
    email: shape.email.or(nothing),
    phone: shape.phone.or(nothing),
    driverBirthDate: shape.driverBirthDate,
    licenceDate: shape.licenceDate,
    note: freeText,
  })
  .partial();

/** Where exactly the two meet: PATCH /api/bookings/{id}, as the panel's own form. */
export const meetingCorrectionsSchema = z.object(meetingFields).partial();
export type MeetingCorrections = z.output<typeof meetingCorrectionsSchema>;

/** The renter's part of PATCH /api/bookings/{id}, as the panel's own form. */
export const renterCorrectionsSchema = renterFields;
export type RenterCorrections = z.output<typeof renterCorrectionsSchema>;

/** The body of POST /api/bookings/{id}/quote. */
export const rentalChangeSchema = rentalFields;
export type RentalChange = z.output<typeof rentalChangeSchema>;

/** The body of POST /api/bookings/{id}/notes. */
export const bookingNoteSchema = z.object({ note: requiredBlock("Scrivi la nota.") });

/** The body of POST /api/bookings/{id}/expected-return, by the clock of the city where the car comes back. */
export const expectedReturnSchema = z.object({ date: shape.returnDate, time: shape.returnTime });

/**
 * The body of PATCH /api/bookings/{id}: a move to another state with its reason, or a change of the rental, its meeting and the renter's data.
 * The two are different acts, each with a mail of its own, so one call does one of them.
 */
export const bookingChangesSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES, UNKNOWN_STATUS_MESSAGE),
    /** Why the company declines or cancels; the renter reads it. */
    reason: freeText.max(500, maxCharactersMessage(500)),
    /** The car leaves at another time than agreed, and staff have said so. */
    at_another_time: z.boolean(YES_OR_NO_MESSAGE),
    /** The unit has another colour than the renter was shown, and staff have said so. */
    other_colour: z.boolean(YES_OR_NO_MESSAGE),
    ...rentalFields.shape,
    ...renterFields.shape,
    ...meetingFields,
    version: versionField,
  })
  .partial()
  .superRefine(
    (
      { version: _version, status, reason: _reason, at_another_time: _asked, other_colour: _said, ...change },
      context,
    ) => {
      if (status !== undefined && Object.values(change).some((value) => value !== undefined)) {
        context.addIssue({ code: "custom", path: ["status"], message: "Cambia lo stato da solo, senza altri campi." });
      }
    },
  );
export type BookingChanges = z.output<typeof bookingChangesSchema>;

/** What may be said of an undo: the state that it is to lead back to, as it was offered. */
export const bookingUndoSchema = z.object({ to: z.enum(BOOKING_STATUSES, UNKNOWN_STATUS_MESSAGE).optional() });
