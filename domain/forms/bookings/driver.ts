import { z } from "zod";
import { DOCUMENT_KINDS } from "#domain/customers/customer.ts";
import { banReasonField } from "#domain/forms/ban-decisions/ban-decision.ts";
import { INVALID_DATE_MESSAGE, MISSING_FULL_NAME_MESSAGE, YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, trimmedText } from "#domain/forms/text-fields.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";

const MISSING_ISSUE_DATE_MESSAGE = "Indica la data di rilascio.";
const MISSING_BIRTH_DATE_MESSAGE = "Indica la data di nascita.";
const INVALID_COUNTRY_MESSAGE = "Indica il paese con due lettere, come IT.";

/** Maximum number of additional drivers per booking. */
export const MAX_DRIVERS = 4;
export const MAX_DRIVERS_MESSAGE = `Al massimo ${MAX_DRIVERS} altri conducenti.`;

export const optionalDate = z
  .string(INVALID_DATE_MESSAGE)
  .refine((text) => text === "" || isDateSince1900(text), INVALID_DATE_MESSAGE)
  .transform((text) => text || null)
  .nullable();

/** A document number: letters, digits and the separators between them. */
const documentNumber = (message: string) =>
  trimmedText(message)
    .toUpperCase()
    .max(30, message)
    .regex(/^[A-Z0-9 ./-]*$/, message)
    .transform((text) => text || null)
    .nullable();

/** An ISO country code of two letters. */
export const countryCode = trimmedText(INVALID_COUNTRY_MESSAGE)
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/, INVALID_COUNTRY_MESSAGE)
  .transform((text) => text || null)
  .nullable();

/** The driver's identity and licence. */
export const driverFields = {
  birth_date: optionalDate,
  licence_number: documentNumber("Indica il numero della patente come è scritto."),
  licence_country: countryCode,
  licence_issued_on: optionalDate,
  licence_expires_on: optionalDate,
  document_kind: z
    .enum(DOCUMENT_KINDS, "Scegli il tipo di documento.")
    .or(z.literal("").transform(() => null))
    .nullable(),
  document_number: documentNumber("Indica il numero del documento come è scritto."),
  document_expires_on: optionalDate,
};

/** Adds the check that a licence expires after it was issued. */
export function refineLicenceDates(
  fields: { licence_issued_on?: string | null | undefined; licence_expires_on?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const { licence_issued_on: issued, licence_expires_on: expires } = fields;
  if (!issued || !expires || issued < expires) return;
  context.addIssue({
    code: "custom",
    path: ["licence_expires_on"],
    message: "La patente scade dopo il giorno del rilascio.",
  });
}

/** An additional driver. Age and licence rules apply as for the renter, so date of birth and licence are required. */
export const driverSchema = z
  .object({
    name: requiredText(MISSING_FULL_NAME_MESSAGE, 100),
    ...driverFields,
    birth_date: z.string(MISSING_BIRTH_DATE_MESSAGE).refine(isDateSince1900, MISSING_BIRTH_DATE_MESSAGE),
    licence_issued_on: z.string(MISSING_ISSUE_DATE_MESSAGE).refine(isDateSince1900, MISSING_ISSUE_DATE_MESSAGE),
  })
  .partial({ licence_number: true, licence_country: true, licence_expires_on: true })
  .partial({ document_kind: true, document_number: true, document_expires_on: true })
  .superRefine(refineLicenceDates);
export type DriverFields = z.output<typeof driverSchema>;

/** The body of PUT /api/bookings/{id}/drivers: all additional drivers in order. `other_total` confirms that the total changes. */
export const bookingDriversSchema = z.object({
  drivers: z.array(driverSchema).max(MAX_DRIVERS, MAX_DRIVERS_MESSAGE),
  ban_reason: banReasonField,
  other_total: z.boolean(YES_OR_NO_MESSAGE).optional(),
  version: versionField.optional(),
});
