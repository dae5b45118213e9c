import { isBlank } from "#domain/trim-text.ts";

/** The five content fields that count (product.md#completeness), in the order of the form. */
export const CONTENT_FIELDS = [
  "custom_title",
  "custom_description",
  "custom_h1",
  "custom_content",
  "custom_keywords",
] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];

/** Shown word for word (product.md#completeness). */
export type Completeness = "Complete" | "Partial" | "Incomplete";

/** At least 60% of the fields. */
const MIN_PARTIAL_RATIO = 0.6;

/** How complete an entry is (product.md#completeness): how many of its five content fields hold more than blanks, and the word for it. */
export function completenessOf(entry: Partial<Record<ContentField, string | null | undefined>>): {
  written: number;
  of: number;
  status: Completeness;
} {
  const of = CONTENT_FIELDS.length;
  const written = CONTENT_FIELDS.filter((field) => hasContent(entry[field])).length;
  return {
    written,
    of,
    status: written === of ? "Complete" : written >= of * MIN_PARTIAL_RATIO ? "Partial" : "Incomplete",
  };
}

/** Whether a field counts as written. */
export const hasContent = (text: string | null | undefined): boolean => !isBlank(text ?? "");
