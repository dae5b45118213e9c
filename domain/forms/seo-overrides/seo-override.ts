import { z } from "zod";
import { INVALID_PAGE_TYPE_MESSAGE, NOT_A_BOOLEAN_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { maxCharactersMessage, optionalText, trimmedText } from "#domain/forms/text-fields.ts";
import {
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  validateOverrideSlug,
} from "#domain/seo-overrides/override-page-types.ts";

const MAX_SLUG_CHARACTERS = 250;

const fields = z.object({
  page_type: z.enum(OVERRIDE_PAGE_TYPES, INVALID_PAGE_TYPE_MESSAGE),
  slug: trimmedText(NOT_A_TEXT_MESSAGE).max(MAX_SLUG_CHARACTERS, maxCharactersMessage(MAX_SLUG_CHARACTERS)),
  indexable: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  custom_title: optionalText(300),
  custom_description: optionalText(1000),
  custom_keywords: optionalText(1000),
  canonical_url: optionalText(500).refine(
    (address) => address === null || isCanonicalUrl(address),
    "Indica un indirizzo https o un percorso del sito, come /luxury-car-rental/milan.",
  ),
  custom_h1: optionalText(300),
  /** HTML, sanitised by the server before it is stored. */
  custom_content: optionalText(50_000),
});

const optionalParts = {
  indexable: true,
  custom_title: true,
  custom_description: true,
  custom_keywords: true,
  canonical_url: true,
  custom_h1: true,
  custom_content: true,
} as const;

/** A new entry as the API describes it (product.md#slug-formats): only page type and slug are required, and no slug for `main_hub`. */
export const newOverrideFields = fields.partial({ ...optionalParts, slug: true });

/** A new entry, its slug checked against the page type (product.md#slug-formats). `known` are the slugs of the company's cities with a page and of its brands. */
export function newOverrideSchema(known: KnownSlugs) {
  return newOverrideFields.superRefine(({ page_type, slug = "" }, context) => {
    const message = validateOverrideSlug(page_type, slug, known);
    if (message) context.addIssue({ code: "custom", path: ["slug"], message });
  });
}

/** What changes of an entry; `updated_at`, which callers may send, is the server's own to set. The slug is checked with its type. */
export const overrideChangesSchema = fields.partial().extend({ version: versionField.optional() });

function isCanonicalUrl(text: string): boolean {
  if (text.startsWith("/")) return /^\/(?![/\\])[^\s\\]*$/.test(text);
  return /^https:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
