import { z } from "zod";
import { bookingRequestFields, contactFields } from "#domain/forms/bookings/booking-request.ts";
import { deliveryFields } from "#domain/forms/bookings/delivery-fields.ts";
import { staffReasonField } from "#domain/forms/bookings/staff-reason.ts";
import { NEGATIVE_TOTAL_MESSAGE, UNLISTED_CUSTOMER_MESSAGE } from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { emptyText, freeText, maxCharactersMessage, requiredText } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import { isValidPastPickup, QUOTE_KINDS } from "#domain/quotes/quote.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const UNKNOWN_ENQUIRY_MESSAGE = "La richiesta non esiste.";
const INVALID_QUANTITY_MESSAGE = "Una quantità intera da 1 a 999.";

export const MAX_QUOTE_LINES = 20;
const MAX_EUROS = 1_000_000;
const AMOUNT = "Indica un importo in euro, con al massimo due decimali.";
const { shape } = bookingRequestFields;

const lineSchema = z.object({
  text: requiredText("Scrivi che cosa comprende.", 200),
  quantity: z.int(INVALID_QUANTITY_MESSAGE).min(1, INVALID_QUANTITY_MESSAGE).max(999, INVALID_QUANTITY_MESSAGE),
  amount: z
    .number(AMOUNT)
    .min(-MAX_EUROS, AMOUNT)
    .max(MAX_EUROS, AMOUNT)
    .refine((euros) => eurosToCents(euros) !== null, AMOUNT),
});

const rentalSchema = z.object({
  vehicle: shape.vehicle,
  pickupCity: shape.pickupCity,
  returnCity: shape.returnCity,
  pickupDate: shape.pickupDate,
  pickupTime: shape.pickupTime,
  returnDate: shape.returnDate,
  returnTime: shape.returnTime,
  ...deliveryFields,
  extras: shape.extras,
  protection: shape.protection,
  promotion_code: shape.promotion_code,
  outside_hours: staffReasonField,
  below_minimum: staffReasonField,
  late_extras: staffReasonField,
});

const validUntil = "Indica fino a quando vale.";

/** The body of POST and PATCH /api/quotes; amounts in euros. */
export const quoteSchema = z
  .object({
    kind: z.enum(QUOTE_KINDS, "Scegli che cosa si offre."),
    title: requiredText("Scrivi l'oggetto del preventivo.", 160),
    name: contactFields.name,
    email: contactFields.email,
    phone: contactFields.phone.or(emptyText).nullable(),
    lines: z
      .array(lineSchema)
      .min(1, "Scrivi almeno una riga.")
      .max(MAX_QUOTE_LINES, `Al massimo ${MAX_QUOTE_LINES} righe.`),
    valid_until: z.string(validUntil).refine(isDateSince2000, validUntil),
    terms: freeText,
    /** Missing in a new quote means the customer's language. */
    language: languageField.optional(),
    /** For a car. */
    rental: rentalSchema.nullish(),
    customer_id: z.uuid(UNLISTED_CUSTOMER_MESSAGE).nullish(),
    enquiry_id: z.uuid(UNKNOWN_ENQUIRY_MESSAGE).nullish(),
    version: versionField.optional(),
  })
  .superRefine(({ kind, rental, lines, valid_until }, context) => {
    if (kind === "car" && !rental) {
      context.addIssue({ code: "custom", path: ["rental"], message: "Scegli l'auto e le date." });
    }
    if (kind === "car" && rental && isValidPastPickup(valid_until, rental)) {
      context.addIssue({
        code: "custom",
        path: ["valid_until"],
        message: "Vale al più tardi fino al giorno del ritiro.",
      });
    }
    const total = lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0);
    if (total < 0) context.addIssue({ code: "custom", path: ["lines"], message: NEGATIVE_TOTAL_MESSAGE });
  });
export type QuoteFields = z.output<typeof quoteSchema>;

/** The body of POST /api/quotes/{id}/send and /withdraw. */
export const quoteActionSchema = z.object({ version: versionField.optional() });

/** The body of PUT /api/quotes/{id}/language. */
export const quoteLanguageSchema = quoteActionSchema.extend({ language: languageField });

/** The query of GET /api/quotes/proposal: the enquiry for which staff write the quote, or the customer. */
export const quoteProposalSchema = z.object({
  enquiry: z.uuid(UNKNOWN_ENQUIRY_MESSAGE).optional(),
  customer: z.uuid("Il cliente non esiste.").optional(),
});

/** Driver data required to accept a car quote, since age and licence rules apply to everybody. */
export const quoteDriverSchema = z.object({
  driverBirthDate: shape.driverBirthDate,
  licenceDate: shape.licenceDate,
});

/** An optional reason for declining a quote. */
export const quoteDeclineSchema = z.object({
  reason: freeText.max(500, maxCharactersMessage(500)).default(""),
});
