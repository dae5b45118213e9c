import { z } from "zod";
import { DOCUMENT_KINDS } from "#domain/customers/customer.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, trimmedText } from "#domain/forms/text-fields.ts";
import { isCalendarDate } from "#domain/rental-period/civil-time.ts";

/** Other drivers that a booking may name. */
export const MAX_DRIVERS = 4;

export const optionalDate = z
  .string("Indica una data valida.")
  .refine((text) => text === "" || isCalendarDate(text), "Indica una data valida.")
  .transform((text) => text || null)
  .nullable();

/** A document's number as it is printed: letters and digits, with the marks between them. */
const documentNumber = (message: string) =>
  trimmedText(message)
    .toUpperCase()
    .max(30, message)
    .regex(/^[A-Z0-9 ./-]*$/, message)
    .transform((text) => text || null)
    .nullable();

/** A country by its two letters. */
export const countryCode = trimmedText("Indica il paese con due lettere, come IT.")
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/, "Indica il paese con due lettere, come IT.")
  .transform((text) => text || null)
  .nullable();

/** What proves who drives. */
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

/** Refines a form that names a licence: it cannot expire before it was issued. */
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

/** Somebody else who drives: who may have the car is asked of them as of the renter, so birth and licence are required. */
export const driverSchema = z
  .object({
    name: requiredText("Indica nome e cognome.", 100),
    ...driverFields,
    birth_date: z.string("Indica la data di nascita.").refine(isCalendarDate, "Indica la data di nascita."),
    licence_issued_on: z.string("Indica la data di rilascio.").refine(isCalendarDate, "Indica la data di rilascio."),
  })
  .partial({ licence_number: true, licence_country: true, licence_expires_on: true })
  .partial({ document_kind: true, document_number: true, document_expires_on: true })
  .superRefine(refineLicenceDates);
export type DriverFields = z.output<typeof driverSchema>;

/** The body of PUT /api/bookings/{id}/drivers: everybody who drives besides the renter, in this order. */
export const bookingDriversSchema = z.object({
  drivers: z.array(driverSchema).max(MAX_DRIVERS, `Al massimo ${MAX_DRIVERS} altri conducenti.`),
  version: versionField.optional(),
});
