import { LANGUAGE_CODES } from "#domain/languages.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { possiblePatterns } from "./patterns.ts";
import { ROUTE_ENTRIES } from "./route-table.ts";

/** First segments that can never be a brand: the first segments of all other routes, and the language prefixes. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...ROUTE_ENTRIES.flatMap(([, row]) => possiblePatterns(row).map(({ pattern }) => pattern.split("/")[1] ?? "")).filter(
    isSlugShaped,
  ),
  ...LANGUAGE_CODES,
]);

/** Whether a first segment can be a brand's slug: it has the form of a slug and is not reserved. */
export function canBeBrandSlug(segment: string): boolean {
  return isSlugShaped(segment) && !RESERVED_SEGMENTS.has(segment);
}
