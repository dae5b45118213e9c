import { z } from "zod";
import {
  INVALID_KILOMETRES_MESSAGE,
  MISSING_DUE_MESSAGE,
  NOT_A_BOOLEAN_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { EXPIRY_KINDS } from "#domain/units/expiry.ts";

const day = z.string("Indica il giorno.").refine(isDateSince1900, "Indica il giorno.");

const fields = {
  kind: z.enum(EXPIRY_KINDS, "Scegli che cosa scade."),
  due_on: day.or(z.literal("").transform(() => null)).nullable(),
  due_kilometres: z
    .int(INVALID_KILOMETRES_MESSAGE)
    .min(1, "Indica i chilometri.")
    .max(2_000_000, "Controlla i chilometri.")
    .nullable(),
  note: optionalText(500),
};

/** A new expiry of a unit (product.md#unit-expiries). */
export const newUnitExpirySchema = z
  .object({ ...fields, due_kilometres: fields.due_kilometres.default(null), note: fields.note.default(null) })
  .refine(({ due_on, due_kilometres }) => due_on !== null || due_kilometres !== null, {
    path: ["due_on"],
    message: MISSING_DUE_MESSAGE,
  });

/** Changes to an expiry; `done` closes it. */
export const unitExpiryChangesSchema = z
  .object(fields)
  .omit({ kind: true })
  .partial()
  .extend({ done: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional(), version: versionField.optional() });

/** Until when an admin suspends the block of a passed expiry, and why. */
export const expiryOverrideSchema = z.object({
  until: day,
  reason: requiredText("Indica il motivo.", 500),
  version: versionField.optional(),
});
