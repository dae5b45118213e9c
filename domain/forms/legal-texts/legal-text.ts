import { z } from "zod";
import { NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { requiredBlock, requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { isReplaceableParagraph, type LegalPage } from "#domain/legal/legal-texts.ts";

/** Maximum own sections before the generated chapters; the same maximum applies after them. */
export const MAX_LEGAL_SECTIONS = 12;
const MAX_TITLE_CHARACTERS = 120;
const MAX_SECTION_CHARACTERS = 10_000;
const MAX_PARAGRAPH_CHARACTERS = 3000;

const sectionsField = z
  .array(
    z.object({
      title: requiredText("Indica il titolo della sezione.", MAX_TITLE_CHARACTERS),
      text: requiredBlock("Scrivi il testo della sezione.", MAX_SECTION_CHARACTERS),
    }),
    "Indica le sezioni.",
  )
  .max(MAX_LEGAL_SECTIONS, `Al massimo ${MAX_LEGAL_SECTIONS} sezioni.`);

const fields = z.object({
  sections_before: sectionsField,
  sections_after: sectionsField,
  /** By paragraph name; an empty text restores the generated paragraph. */
  paragraphs: z.record(z.string(), textBlock(NOT_A_TEXT_MESSAGE, MAX_PARAGRAPH_CHARACTERS), "Indica i paragrafi."),
});

/** The API body. `legalTextSchema` of the page checks which paragraphs may be replaced. */
export const legalTextBodySchema = fields.extend({ version: versionField.optional() });

/** The own texts of a legal page as an admin edits them (product.md#legal-texts). */
export const legalTextSchema = (page: LegalPage) =>
  fields.superRefine(({ paragraphs }, context) => {
    for (const name of Object.keys(paragraphs)) {
      if (isReplaceableParagraph(page, name)) continue;
      context.addIssue({ code: "custom", path: ["paragraphs", name], message: NOT_REPLACEABLE });
    }
  });

const NOT_REPLACEABLE = "Questo paragrafo non si può sostituire: segue le impostazioni e le auto.";
