import { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";
import {
  INVALID_BIRTH_DATE_MESSAGE,
  INVALID_EMAIL_MESSAGE,
  MISSING_FULL_NAME_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { parseItalianDate } from "#domain/forms/parse-italian-date.ts";
import { RENTAL_FIELD_MESSAGES } from "#domain/forms/rental-field-messages.ts";
import { maxCharactersMessage, requiredText, textBlock, trimmedText } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import { normalisePhone } from "#domain/phone-digits.ts";
import { MAX_TYPED_PROMOTION_CODE_CHARACTERS, normalisePromotionCode } from "#domain/promotion-codes/promotion-code.ts";
import { isCivilTime, isDateSince1900, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalLimits, validatePeriodLength } from "#domain/rental-period/period.ts";
import { isTimeSlot } from "#domain/rental-period/time-slots.ts";
import { MAX_FINISH_KEY_CHARACTERS } from "#domain/units/finish.ts";
import { encodeReference } from "#domain/words/message.ts";
import { deliveryFields } from "./delivery-fields.ts";

const PHONE_MESSAGE = fieldMessage("formMessages", "phone");

/**
 * Accepts up to fifteen digits (E.164) with the usual separators. The minimum is six digits, or eight with a leading plus, since they include the
 * prefix.
 */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^\+?[\d ()./-]+$/.test(text) && digits >= (text.startsWith("+") ? 8 : 6) && digits <= 15;
}

/** Name, e-mail and phone, shared by every form that asks for them (product.md#booking-request). */
export const contactFields = {
  name: requiredText(MISSING_FULL_NAME_MESSAGE, 100),
  email: trimmedText(INVALID_EMAIL_MESSAGE).max(254, INVALID_EMAIL_MESSAGE).pipe(z.email(INVALID_EMAIL_MESSAGE)),
  phone: z.string(PHONE_MESSAGE).overwrite(normalisePhone).max(30, PHONE_MESSAGE).refine(isPhoneNumber, PHONE_MESSAGE),
};

const civilDate = (message: string) => z.string(message).refine(isDateSince2000, message);
const birthDate = (message: string) => z.string(message).overwrite(parseItalianDate).refine(isDateSince1900, message);
const timeSlot = (message: string) => z.string(message).refine(isTimeSlot, message);

const MAX_PROTECTION_CODE_CHARACTERS = 60;
const MAX_EXTRAS = 20;
const EXTRAS_MESSAGE = fieldMessage("formMessages", "extras");

/** The extras that a renter orders, each once. Their prices are the server's. */
const extrasField = z
  .array(
    z.object(
      {
        code: requiredText(EXTRAS_MESSAGE, 60),
        quantity: z
          .int(fieldMessage("formMessages", "extraQuantity"))
          .min(1, fieldMessage("formMessages", "extraQuantity"))
          .max(99, fieldMessage("formMessages", "extraQuantity")),
      },
      EXTRAS_MESSAGE,
    ),
    EXTRAS_MESSAGE,
  )
  .max(MAX_EXTRAS, EXTRAS_MESSAGE)
  .refine((extras) => new Set(extras.map(({ code }) => code)).size === extras.length, EXTRAS_MESSAGE);
/** A typed promotion code as it is stored; missing or "" for none. */
const promotionCodeField = trimmedText(fieldMessage("formMessages", "notAText"))
  .max(MAX_TYPED_PROMOTION_CODE_CHARACTERS, maxCharactersMessage(MAX_TYPED_PROMOTION_CODE_CHARACTERS))
  .transform((code) => normalisePromotionCode(code) || undefined)
  .optional();

/** The fields of a booking request, online or by phone. */
export const bookingRequestFields = z.object({
  /** The vehicle's slug. */
  vehicle: requiredText(fieldMessage("formMessages", "car"), 120),
  /** A city or listed place by any of its names. `returnCity` accepts the same texts. */
  pickupCity: requiredText(RENTAL_FIELD_MESSAGES.pickupCity, 80),
  returnCity: requiredText(RENTAL_FIELD_MESSAGES.returnCity, 80),
  pickupDate: civilDate(RENTAL_FIELD_MESSAGES.pickupDate),
  pickupTime: timeSlot(RENTAL_FIELD_MESSAGES.pickupTime),
  returnDate: civilDate(RENTAL_FIELD_MESSAGES.returnDate),
  returnTime: timeSlot(RENTAL_FIELD_MESSAGES.returnTime),
  ...deliveryFields,
  /** The unit's number. If it is missing, the free unit with the lowest number is allocated. */
  unit: z.int(fieldMessage("formMessages", "unit")).min(1).max(9999).optional(),
  /** The key of the requested finish. Missing or "" means any. */
  colour: trimmedText(fieldMessage("formMessages", "colour"))
    .max(MAX_FINISH_KEY_CHARACTERS, fieldMessage("formMessages", "listedColour"))
    .transform((key) => key || undefined)
    .optional(),
  extras: extrasField.optional(),
  /** The code of a protection. Missing or "" means none. */
  protection: trimmedText(fieldMessage("formMessages", "protection"))
    .max(MAX_PROTECTION_CODE_CHARACTERS, fieldMessage("formMessages", "protection"))
    .transform((code) => code || undefined)
    .optional(),
  promotion_code: promotionCodeField,
  /** The total that the caller was shown, in euros. It is only compared: another total is refused with its lines. */
  expectedTotal: z
    .number(fieldMessage("formMessages", "expectedTotal"))
    .refine((euros) => eurosToCents(euros) !== null, fieldMessage("formMessages", "expectedTotal"))
    .optional(),
  ...contactFields,
  driverBirthDate: birthDate(INVALID_BIRTH_DATE_MESSAGE),
  licenceDate: birthDate(fieldMessage("formMessages", "licenceDate")),
  note: textBlock(
    fieldMessage("formMessages", "noteNotAText"),
    2000,
    fieldMessage("formMessages", "forbiddenNoteCharacters"),
  ).optional(),
  /** Missing means Italian or, if staff enter the request, the customer's language. */
  language: languageField.optional(),
});

/**
 * The body of POST /api/bookings, shared by form and server. It knows neither the time nor the vehicle: `validatePeriod` checks that the pickup is in
 * the future, `validateDriver` whether the driver may rent the car.
 */
export const bookingRequestSchema = bookingRequestFields.superRefine(refinePeriod(ONLINE_LIMITS));
export type BookingRequest = z.infer<typeof bookingRequestFields>;

interface PeriodFields {
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
}

/** Adds the period rules that need no current time. Skips malformed fields, because their own checks report them. */
export function refinePeriod(limits: RentalLimits): (fields: PeriodFields, context: z.RefinementCtx) => void {
  return (fields, context) => {
    const period = {
      pickup: { date: fields.pickupDate, time: fields.pickupTime },
      return: { date: fields.returnDate, time: fields.returnTime },
    };
    if (!Object.values(period).every(({ date, time }) => isDateSince2000(date) && isCivilTime(time))) return;
    for (const { field, message } of validatePeriodLength(period, limits)) {
      context.addIssue({ code: "custom", path: [field], message: encodeReference(message) });
    }
  };
}
