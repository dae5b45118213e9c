import { z } from "zod";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import { versionField } from "#domain/forms/row-fields.ts";

/** What staff write to whoever asked. */
export const enquiryAnswerSchema = z.object({
  body: z
    .string("Scrivi la risposta.")
    .trim()
    .min(1, "Scrivi la risposta.")
    .max(5000, "Al massimo 5.000 caratteri.")
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "La risposta contiene caratteri non ammessi."),
  version: versionField.optional(),
});

/** Up to which message, by its id, staff have read a conversation. */
export const readUpToSchema = z.object({ up_to: z.uuid("Indica l'ultimo messaggio letto.") });

/** What staff change of a request: its state, by the table of transitions, and who looks after it. */
export const enquiryChangesSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES, "Lo stato può essere new, answered o closed.").optional(),
  /** A staff user's id; null for nobody. */
  assigned_to: z.string("Scegli una persona dello staff.").min(1).max(100).nullable().optional(),
  version: versionField.optional(),
});
