import { z } from "zod";
import { findUnknownPlaceholder, TEMPLATE_PLACEHOLDERS } from "#domain/enquiries/template-placeholders.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";

/** How many templates the staff may keep: more than that nobody finds one in. */
export const MAX_ANSWER_TEMPLATES = 50;
const MAX_TITLE_CHARACTERS = 80;
const MAX_BODY_CHARACTERS = 4000;

/** A beginning of an answer that staff choose from (product.md#answer-templates). */
export const answerTemplateSchema = z.object({
  title: requiredText("Dai un titolo al modello.", MAX_TITLE_CHARACTERS),
  body: textBlock("Scrivi il testo del modello.", MAX_BODY_CHARACTERS, "Il testo contiene caratteri non ammessi.")
    .min(1, "Scrivi il testo del modello.")
    .superRefine((text, context) => {
      const unknown = findUnknownPlaceholder(text);
      if (unknown === null) return;
      const known = TEMPLATE_PLACEHOLDERS.map((field) => `{${field}}`).join(", ");
      context.addIssue({ code: "custom", message: `Il campo {${unknown}} non esiste. Puoi usare ${known}.` });
    }),
});

/** What staff change of a template. */
export const answerTemplateChangesSchema = answerTemplateSchema.partial().extend({ version: versionField.optional() });
