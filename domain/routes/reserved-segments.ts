import { CITY_LANGUAGE_CODES } from "#domain/languages.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { possiblePatterns } from "./patterns.ts";
import { ROUTE_ENTRIES } from "./route-table.ts";

/** First segments that are never a brand: those of every other address, and the languages' own. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...ROUTE_ENTRIES.flatMap(([, row]) => possiblePatterns(row).map(({ pattern }) => pattern.split("/")[1] ?? "")).filter(
    isSlugShaped,
  ),
  ...CITY_LANGUAGE_CODES,
]);

/** True for a first segment that could be a brand's: shaped like a slug and not one of the site's own words. */
export function canBeBrandSlug(segment: string): boolean {
  return isSlugShaped(segment) && !RESERVED_SEGMENTS.has(segment);
}
