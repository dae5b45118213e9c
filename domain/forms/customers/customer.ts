import { z } from "zod";
import { CONSENT_PURPOSES, CONSENT_SOURCES, CUSTOMER_KINDS, toEmailKey } from "#domain/customers/customer.ts";
import { isVatNumber, normaliseVatNumber } from "#domain/customers/vat-number.ts";
import { banReasonField } from "#domain/forms/ban-decisions/ban-decision.ts";
import { contactFields } from "#domain/forms/bookings/booking-request.ts";
import { countryCode, driverFields, refineLicenceDates } from "#domain/forms/bookings/driver.ts";
import {
  INVALID_DATE_MESSAGE,
  MISSING_FULL_NAME_MESSAGE,
  NOT_A_BOOLEAN_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { emptyText, optionalText, requiredBlock, requiredText, trimmedText } from "#domain/forms/text-fields.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { hasSameWords } from "#domain/search-keys.ts";

/** A customer needs at least one way to be contacted. */
export const UNREACHABLE_CUSTOMER_MESSAGE = "Indica almeno un recapito: e-mail o telefono.";

const optionalEmail = contactFields.email.transform(toEmailKey).or(emptyText).nullable();
const VAT_MESSAGE = "La partita IVA non è valida: 11 cifre per l'Italia, con la sigla del paese per le altre.";

const fields = z.object({
  kind: z.enum(CUSTOMER_KINDS, "Scegli se è una persona o una società."),
  name: requiredText(MISSING_FULL_NAME_MESSAGE, 100),
  email: optionalEmail,
  phone: contactFields.phone.or(emptyText).nullable(),
  language: languageField,
  ...driverFields,
  company_name: optionalText(160),
  vat_number: trimmedText(VAT_MESSAGE)
    .max(30, VAT_MESSAGE)
    .transform(normaliseVatNumber)
    .refine((key) => key === "" || isVatNumber(key), VAT_MESSAGE)
    .transform((key) => key || null)
    .nullable(),
  tax_code: trimmedText("Il codice fiscale non è valido.")
    .toUpperCase()
    .regex(/^([A-Z0-9]{11}|[A-Z0-9]{16})?$/, "Il codice fiscale ha 16 caratteri, 11 quello di una società.")
    .transform((text) => text || null)
    .nullable(),
  sdi_code: trimmedText("Il codice destinatario non è valido.")
    .toUpperCase()
    .regex(/^([A-Z0-9]{6,7})?$/, "Il codice destinatario ha 7 caratteri, 6 per gli uffici pubblici.")
    .transform((text) => text || null)
    .nullable(),
  pec: optionalEmail,
  street: optionalText(160),
  postal_code: optionalText(12),
  town: optionalText(80),
  country: countryCode,
});

const { kind: _kind, name: _name, ...optional } = fields.shape;
const optionalFields = Object.fromEntries(Object.keys(optional).map((name) => [name, true])) as {
  [Name in keyof typeof optional]: true;
};

/** A new customer (product.md#customers): name and one contact are required, everything else is optional. */
export const newCustomerSchema = fields
  .partial(optionalFields)
  .partial({ kind: true })
  .superRefine((customer, context) => {
    refineLicenceDates(customer, context);
    if (!customer.email && !customer.phone)
      context.addIssue({ code: "custom", path: ["email"], message: UNREACHABLE_CUSTOMER_MESSAGE });
  });

/** Changes to a customer. The server checks that a contact remains, since it knows the stored fields. */
export const customerChangesSchema = fields
  .partial()
  .extend({ version: versionField.optional() })
  .superRefine(refineLicenceDates);

/** Merges another record into this one (product.md#merging-customers). */
export const customerMergeSchema = z.object({
  other: z.uuid("Scegli la scheda da unire."),
  ban_reason: banReasonField,
  version: versionField.optional(),
});

export const customerNoteSchema = z.object({ body: requiredBlock("Scrivi la nota.") });

/** A consent that staff record, with its evidence. */
export const customerConsentSchema = z.object({
  purpose: z.enum(CONSENT_PURPOSES, "Scegli a che cosa si riferisce."),
  granted: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  source: z.enum(CONSENT_SOURCES, "Indica dove è stato dato."),
  text_version: requiredText("Indica il testo che la persona ha letto o ascoltato.", 80),
});

/** A rental ban ("Non noleggiare", product.md#rental-ban). */
export const rentalBanSchema = z.object({
  reason: requiredBlock("Indica il motivo."),
  until: z
    .string(INVALID_DATE_MESSAGE)
    .refine((text) => text === "" || isDateSince2000(text), INVALID_DATE_MESSAGE)
    .transform((text) => text || null)
    .nullable()
    .optional(),
  version: versionField.optional(),
});

/** Confirms an erasure by typing the customer's name. */
export const customerErasureSchema = z.object({ name: trimmedText("Scrivi il nome della persona.").max(200) });

/** Returns the erasure's schema, which checks that the typed name equals `name`, ignoring accents (product.md#text-search). */
export const erasureSchemaOf = (name: string) =>
  customerErasureSchema.refine((typed) => hasSameWords(typed.name, name), {
    path: ["name"],
    message: `Per cancellare scrivi il nome come sulla scheda: ${name}.`,
  });
