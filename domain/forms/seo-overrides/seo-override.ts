import { z } from "zod";
import { INVALID_PAGE_TYPE_MESSAGE, NOT_A_BOOLEAN_MESSAGE, NOT_A_TEXT_MESSAGE } from "#domain/forms/field-messages.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { maxCharactersMessage, optionalText, trimmedText } from "#domain/forms/text-fields.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import {
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  validateOverrideSlug,
} from "#domain/seo-overrides/override-page-types.ts";

const MAX_SLUG_CHARACTERS = 250;

const fields = z.object({
  page_type: z.enum(OVERRIDE_PAGE_TYPES, INVALID_PAGE_TYPE_MESSAGE),
  slug: trimmedText(NOT_A_TEXT_MESSAGE).max(MAX_SLUG_CHARACTERS, maxCharactersMessage(MAX_SLUG_CHARACTERS)),
  /** The language of the page; Italian if not given. */
  language: z.enum(LANGUAGE_CODES, "Scegli una lingua dell'elenco."),
  indexable: z.boolean(NOT_A_BOOLEAN_MESSAGE),
  custom_title: optionalText(300),
  custom_description: optionalText(1000),
  custom_keywords: optionalText(1000),
  canonical_url: optionalText(500).refine(
    (address) => address === null || isCanonicalUrl(address),
    "Indica un indirizzo https o un percorso del sito, come /luxury-car-rental/milan.",
  ),
  custom_h1: optionalText(300),
  /** HTML; the server sanitises it before storing. */
  custom_content: optionalText(50_000),
});

const optionalParts = {
  language: true,
  indexable: true,
  custom_title: true,
  custom_description: true,
  custom_keywords: true,
  canonical_url: true,
  custom_h1: true,
  custom_content: true,
} as const;

/** A new override as the API accepts it (product.md#slug-formats). Page type and slug are required; `main_hub` has no slug. */
export const newOverrideFields = fields.partial({ ...optionalParts, slug: true });

/** Adds the check of the slug against the page type (product.md#slug-formats). `known` contains the slugs of brands and of cities with a page. */
export function newOverrideSchema(known: KnownSlugs) {
  return newOverrideFields.superRefine(({ page_type, slug = "" }, context) => {
    const message = validateOverrideSlug(page_type, slug, known);
    if (message) context.addIssue({ code: "custom", path: ["slug"], message });
  });
}

/** Changes to an override. The server ignores `updated_at`, which callers may send. The slug is validated together with its type. */
export const overrideChangesSchema = fields.partial().extend({ version: versionField.optional() });

function isCanonicalUrl(text: string): boolean {
  if (text.startsWith("/")) return /^\/(?![/\\])[^\s\\]*$/.test(text);
  return /^https:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
