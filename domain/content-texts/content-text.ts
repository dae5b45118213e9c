import { type ContentEntity, isBindingText } from "./content-entities.ts";

/** A translation as it is stored. */
export interface StoredTranslation {
  text: string;
  /** The hash of the Italian text from which it was made. */
  sourceHash: string;
  state: "draft" | "approved";
}

/** How a translation stands: "outdated" was approved for an earlier Italian text. */
export const TRANSLATION_STATES = ["missing", "draft", "outdated", "approved"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** Returns the state of a translation whose Italian text has this hash. */
export function findTranslationState(stored: StoredTranslation | null, sourceHash: string): TranslationState {
  if (!stored) return "missing";
  if (stored.state === "draft") return "draft";
  return stored.sourceHash === sourceHash ? "approved" : "outdated";
}

/**
 * Whether visitors see a translation (product.md#content-texts): a draft never, an outdated one as long as it is not binding.
 */
export function isShownTranslation(state: TranslationState, entity: ContentEntity, field: string): boolean {
  return state === "approved" || (state === "outdated" && !isBindingText(entity, field));
}

/** A list of texts is translated as one text with a line for each entry. */
export const toLines = (lines: readonly string[]): string => lines.join("\n");
export const fromLines = (text: string): string[] => text.split("\n").filter(Boolean);
