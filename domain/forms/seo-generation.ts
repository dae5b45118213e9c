import { z } from "zod";
import { atMostCharacters, optionalText, trimmedText } from "#domain/forms/text-fields.ts";
import {
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  overrideSlugProblem,
} from "#domain/seo/overrides/override-page-types.ts";

/** What the form of an entry holds when its texts are to be generated. */
const currentData = z.object({
  custom_title: optionalText(300).optional(),
  custom_description: optionalText(1000).optional(),
  custom_keywords: optionalText(1000).optional(),
  custom_h1: optionalText(300).optional(),
  custom_content: optionalText(50_000).optional(),
});
export type CurrentTexts = z.output<typeof currentData>;

/** The request of generate-seo-content as the API describes it (product.md#generated-texts): `entityKey` is the entry's slug. */
export const generationFields = z.object({
  pageType: z.enum(OVERRIDE_PAGE_TYPES, "Scegli il tipo di pagina."),
  entityKey: trimmedText("Deve essere un testo.").max(250, atMostCharacters(250)).default(""),
  currentData: currentData.default({}),
});

/** The request with its slug checked against the page type (product.md#generated-texts). */
export function generationSchema(known: KnownSlugs) {
  return generationFields.superRefine(({ pageType, entityKey }, context) => {
    const message = overrideSlugProblem(pageType, entityKey, known);
    if (message) context.addIssue({ code: "custom", path: ["entityKey"], message });
  });
}
