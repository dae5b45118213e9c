import { isBlank } from "#domain/trim-text.ts";

/** The five content fields that count (product.md#completeness), in form order. */
export const CONTENT_FIELDS = [
  "custom_title",
  "custom_description",
  "custom_h1",
  "custom_content",
  "custom_keywords",
] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];

/** The labels shown to staff (product.md#completeness). */
export type Completeness = "Complete" | "Partial" | "Incomplete";

/** An entry is "Partial" from 60% of the fields on. */
const MIN_PARTIAL_RATIO = 0.6;

/** Returns how many of the five content fields are filled, and the label for it (product.md#completeness). */
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

/** Whether a field is filled. */
export const hasContent = (text: string | null | undefined): boolean => !isBlank(text ?? "");
