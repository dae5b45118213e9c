import type { TranslationState } from "./content-text.ts";

/** How far the texts of a row are translated into a language. */
export type RowMark = "empty" | "draft" | "outdated" | "ready";

/** Returns the mark of a row from the numbers of its texts by state; null without texts. */
export function findRowMark(totals: Readonly<Partial<Record<TranslationState, number>>>): RowMark | null {
  const { missing = 0, draft = 0, outdated = 0, approved = 0 } = totals;
  if (outdated > 0) return "outdated";
  if (draft > 0) return "draft";
  if (missing > 0) return "empty";
  return approved > 0 ? "ready" : null;
}
