import { z } from "zod";
import { DATE_FORMAT_MESSAGE } from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";

const MISSING_CANCEL_REASON_MESSAGE = "Scrivi perché l'ordine si annulla.";

/** What staff note on an order: its day, an internal note that the customer never sees, and the customer's language. */
export const orderNotesSchema = z.object({
  service_on: z
    .string(DATE_FORMAT_MESSAGE)
    .refine((text) => text === "" || isDateSince2000(text), DATE_FORMAT_MESSAGE)
    .transform((text) => text || null)
    .nullable(),
  notes: optionalText(2000),
  language: languageField,
});

/** Why an order is cancelled. */
export const orderCancellationSchema = z.object({
  cancel_reason: requiredText(MISSING_CANCEL_REASON_MESSAGE, 300),
});

/** The body of PATCH /api/orders/:id: a status by the allowed transitions, and the notes. */
export const orderChangesSchema = orderNotesSchema
  .partial()
  .extend({
    status: z.enum(ORDER_STATUSES, "Lo stato può essere open, confirmed, done o cancelled.").optional(),
    cancel_reason: orderCancellationSchema.shape.cancel_reason.optional(),
    version: versionField.optional(),
  })
  .superRefine(({ status, cancel_reason }, context) => {
    if (status === "cancelled" && !cancel_reason)
      context.addIssue({ code: "custom", path: ["cancel_reason"], message: MISSING_CANCEL_REASON_MESSAGE });
  });
