import { fromLines } from "./content-text.ts";

const PLACEHOLDER = /\{\w+\}/g;
const TAG = /<\/?\w+/g;

/** Why a translation cannot stand for its Italian text; null if it can. An Italian list needs as many lines, and placeholders and tags stay. */
export function findTranslationProblem(
  italian: string,
  translation: string,
  { isList }: { isList: boolean },
): "lines" | "placeholders" | "tags" | null {
  if (isList && fromLines(translation).length !== fromLines(italian).length) return "lines";
  if (!hasSameParts(PLACEHOLDER, italian, translation)) return "placeholders";
  return hasSameParts(TAG, italian, translation) ? null : "tags";
}

function hasSameParts(pattern: RegExp, one: string, other: string): boolean {
  const partsOf = (text: string) => (text.match(pattern) ?? []).sort().join();
  return partsOf(one) === partsOf(other);
}

/** Fields whose Italian text is a list with one entry in each line. */
export const isListField = (field: string): boolean =>
  ["includes", "payments", "kasko_covers", "kasko_excludes"].includes(field);
