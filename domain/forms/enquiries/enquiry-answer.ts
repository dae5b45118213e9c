import { z } from "zod";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-statuses.ts";
import { UNLISTED_STAFF_MESSAGE } from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { textBlock, trimmedText } from "#domain/forms/text-fields.ts";

/** Staff's reply to the sender of an enquiry. */
export const enquiryAnswerSchema = z.object({
  body: textBlock("Scrivi la risposta.", 5000, "La risposta contiene caratteri non ammessi.").min(
    1,
    "Scrivi la risposta.",
  ),
  version: versionField.optional(),
});

/** Changes to a request: its status, by the allowed transitions, its assignee and its language. */
export const enquiryChangesSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES, "Lo stato può essere new, answered o closed.").optional(),
  /** A staff user's id; null to unassign. */
  assigned_to: trimmedText(UNLISTED_STAFF_MESSAGE).min(1).max(100).nullable().optional(),
  language: languageField.optional(),
  version: versionField.optional(),
});
