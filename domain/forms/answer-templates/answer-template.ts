import { z } from "zod";
import { findUnknownPlaceholder, TEMPLATE_PLACEHOLDERS } from "#domain/answer-templates/template-placeholders.ts";
import { FORBIDDEN_TEXT_CHARACTERS_MESSAGE } from "#domain/forms/field-messages.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";

const MISSING_TEXT_MESSAGE = "Scrivi il testo del modello.";

/** Maximum number of templates. The limit keeps the list easy to search. */
export const MAX_ANSWER_TEMPLATES = 50;
const MAX_TITLE_CHARACTERS = 80;
const MAX_BODY_CHARACTERS = 4000;

/** A draft of a reply that staff can insert (product.md#answer-templates). */
export const answerTemplateSchema = z.object({
  title: requiredText("Dai un titolo al modello.", MAX_TITLE_CHARACTERS),
  body: textBlock(MISSING_TEXT_MESSAGE, MAX_BODY_CHARACTERS, FORBIDDEN_TEXT_CHARACTERS_MESSAGE)
    .min(1, MISSING_TEXT_MESSAGE)
    .superRefine((text, context) => {
      const unknown = findUnknownPlaceholder(text);
      if (unknown === null) return;
      const known = TEMPLATE_PLACEHOLDERS.map((field) => `{${field}}`).join(", ");
      context.addIssue({ code: "custom", message: `Il campo {${unknown}} non esiste. Puoi usare ${known}.` });
    }),
  language: languageField.optional(),
});

/** Changes to a template. */
export const answerTemplateChangesSchema = answerTemplateSchema.partial().extend({ version: versionField.optional() });
