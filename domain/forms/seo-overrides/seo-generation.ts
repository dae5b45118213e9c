import { z } from "zod";
import { INVALID_PAGE_TYPE_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { maxCharactersMessage, optionalText, trimmedText } from "#domain/forms/text-fields.ts";
import {
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  validateOverrideSlug,
} from "#domain/seo-overrides/override-page-types.ts";

/** The current form values of an entry when its texts are generated. */
const currentFormData = z.object({
  custom_title: optionalText(300).optional(),
  custom_description: optionalText(1000).optional(),
  custom_keywords: optionalText(1000).optional(),
  custom_h1: optionalText(300).optional(),
  custom_content: optionalText(50_000).optional(),
});
export type CurrentTexts = z.output<typeof currentFormData>;

/** The body of the generate-seo-content endpoint (product.md#generated-texts). `entityKey` is the entry's slug. */
export const generationFields = z.object({
  pageType: z.enum(OVERRIDE_PAGE_TYPES, INVALID_PAGE_TYPE_MESSAGE),
  entityKey: trimmedText(NOT_A_TEXT_MESSAGE).max(250, maxCharactersMessage(250)).default(""),
  currentData: currentFormData.default({}),
});

/** Adds the check of the slug against the page type (product.md#generated-texts). */
export function generationSchema(known: KnownSlugs) {
  return generationFields.superRefine(({ pageType, entityKey }, context) => {
    const message = validateOverrideSlug(pageType, entityKey, known);
    if (message) context.addIssue({ code: "custom", path: ["entityKey"], message });
  });
}
