import { z } from "zod";
import { NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { metaFields, pictureUrlField, slugField, versionField } from "#domain/forms/row-fields.ts";
import { emptyText, optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { RESERVED_SEGMENTS } from "#domain/routes/reserved-segments.ts";

const fields = z.object({
  name: requiredText("Indica il nome del brand.", 80),
  slug: slugField("Indica lo slug.").refine(
    (slug) => !RESERVED_SEGMENTS.has(slug),
    "Questo slug è l'indirizzo di un'altra pagina del sito.",
  ),
  description: optionalText(5000),
  ...metaFields,
  logo_url: pictureUrlField.or(emptyText).nullable(),
  active: z.boolean(NOT_A_BOOLEAN_MESSAGE),
});

/** A new brand (product.md#brand-form): name and slug are required, everything else has a default. */
export const newBrandSchema = fields.partial({
  description: true,
  meta_title: true,
  meta_description: true,
  meta_keywords: true,
  logo_url: true,
  active: true,
});

/** Changes to a brand; `{active: false}` deactivates it (product.md#brand-form). */
export const brandChangesSchema = fields.partial().extend({ version: versionField.optional() });
