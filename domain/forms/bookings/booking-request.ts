import { z } from "zod";
import {
  INVALID_BIRTH_DATE_MESSAGE,
  INVALID_EMAIL_MESSAGE,
  MISSING_FULL_NAME_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { parseItalianDate } from "#domain/forms/parse-italian-date.ts";
import { RENTAL_FIELD_MESSAGES } from "#domain/forms/rental-field-messages.ts";
import { requiredText, textBlock, trimmedText } from "#domain/forms/text-fields.ts";
import { normalisePhone } from "#domain/phone-digits.ts";
import { isCalendarDate, isCivilDate, isCivilTime } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalLimits, validatePeriodLength } from "#domain/rental-period/period.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import { MAX_FINISH_KEY_CHARACTERS } from "#domain/units/finish.ts";
import { deliveryFields } from "./delivery-fields.ts";

const PHONE_MESSAGE = "Indica un numero di telefono valido, con il prefisso internazionale.";

/** At most fifteen digits (E.164) with the usual separators, and at least six, or eight where a leading plus says that the prefix is among them. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^\+?[\d ()./-]+$/.test(text) && digits >= (text.startsWith("+") ? 8 : 6) && digits <= 15;
}

/** Name, e-mail and telephone, the same in every form that asks for them (product.md#booking-request). */
export const contactFields = {
  name: requiredText(MISSING_FULL_NAME_MESSAGE, 100),
  email: trimmedText(INVALID_EMAIL_MESSAGE).max(254, INVALID_EMAIL_MESSAGE).pipe(z.email(INVALID_EMAIL_MESSAGE)),
  phone: z.string(PHONE_MESSAGE).overwrite(normalisePhone).max(30, PHONE_MESSAGE).refine(isPhoneNumber, PHONE_MESSAGE),
};

const civilDate = (message: string) => z.string(message).refine(isCivilDate, message);
const birthDate = (message: string) => z.string(message).overwrite(parseItalianDate).refine(isCalendarDate, message);
const timeSlot = (message: string) => z.string(message).refine(isTimeSlot, message);

/** What a booking is asked for with, whoever takes it down. */
export const bookingRequestFields = z.object({
  /** By slug. */
  vehicle: requiredText("Indica l'auto.", 120),
  /** A city or a listed place by any of its names, as for the return. */
  pickupCity: requiredText(RENTAL_FIELD_MESSAGES.pickupCity, 80),
  returnCity: requiredText(RENTAL_FIELD_MESSAGES.returnCity, 80),
  pickupDate: civilDate(RENTAL_FIELD_MESSAGES.pickupDate),
  pickupTime: timeSlot(RENTAL_FIELD_MESSAGES.pickupTime),
  returnDate: civilDate(RENTAL_FIELD_MESSAGES.returnDate),
  returnTime: timeSlot(RENTAL_FIELD_MESSAGES.returnTime),
  ...deliveryFields,
  /** The unit's number; the lowest free one without it. */
  unit: z.int("Scegli un'unità dell'elenco.").min(1).max(9999).optional(),
  /** In which of the car's finishes, by its key; any without it, as a form says with "". */
  colour: trimmedText("Scegli il colore.")
    .max(MAX_FINISH_KEY_CHARACTERS, "Scegli il colore dall'elenco.")
    .transform((key) => key || undefined)
    .optional(),
  ...contactFields,
  driverBirthDate: birthDate(INVALID_BIRTH_DATE_MESSAGE),
  licenceDate: birthDate("Indica una data di rilascio valida."),
  note: textBlock("Scrivi la nota come testo.", 2000, "La nota contiene caratteri non ammessi.").optional(),
});

/**
 * The body of POST /api/bookings, the same in the form and on the server. Knows no clock and no car: whether the pickup lies ahead is
 * `validatePeriod`'s to say, whether the driver may have the car `validateDriver`'s.
 */
export const bookingRequestSchema = bookingRequestFields.superRefine(refinePeriod(ONLINE_LIMITS));
export type BookingRequest = z.infer<typeof bookingRequestFields>;

interface PeriodFields {
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
}

/** Refines a form that has a period by what the rule says without a clock; silent while a field is malformed, whose own check has spoken. */
export function refinePeriod(limits: RentalLimits): (fields: PeriodFields, context: z.RefinementCtx) => void {
  return (fields, context) => {
    const period = {
      pickup: { date: fields.pickupDate, time: fields.pickupTime },
      return: { date: fields.returnDate, time: fields.returnTime },
    };
    if (!Object.values(period).every(({ date, time }) => isCivilDate(date) && isCivilTime(time))) return;
    for (const { field, message } of validatePeriodLength(period, limits)) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  };
}
