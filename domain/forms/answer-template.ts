import { z } from "zod";
import { TEMPLATE_FIELDS, unknownField } from "#domain/enquiries/template-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";

/** How many templates the staff may keep: more than that nobody finds one in. */
export const MOST_ANSWER_TEMPLATES = 50;
const TITLE_LENGTH = 80;
const BODY_LENGTH = 4000;

/** A beginning of an answer that staff choose from (product.md#answer-templates). */
export const answerTemplateSchema = z.object({
  title: requiredText("Dai un titolo al modello.", TITLE_LENGTH),
  body: textBlock("Scrivi il testo del modello.", BODY_LENGTH, "Il testo contiene caratteri non ammessi.")
    .min(1, "Scrivi il testo del modello.")
    .superRefine((text, context) => {
      const unknown = unknownField(text);
      if (unknown === null) return;
      const known = TEMPLATE_FIELDS.map((field) => `{${field}}`).join(", ");
      context.addIssue({ code: "custom", message: `Il campo {${unknown}} non esiste. Puoi usare ${known}.` });
    }),
});

/** What staff change of a template. */
export const answerTemplateChangesSchema = answerTemplateSchema.partial().extend({ version: versionField.optional() });
