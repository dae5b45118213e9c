import type { Language } from "#domain/languages.ts";
import type { AREAS } from "./areas.ts";

/** The name of a words module: the part of the product whose texts it contains. */
export type WordsArea = keyof typeof AREAS;

/** The words of some areas in one language. Every language has the keys and parameters of the Italian module. */
export type Words<Area extends WordsArea = WordsArea> = { readonly language: Language } & {
  readonly [Name in Area | "formats"]: (typeof AREAS)[Name]["it"];
};

/** Returns the words of some areas only, for an island. Formats are always among them. */
export function pickWords<Area extends WordsArea>(words: Words, areas: readonly Area[]): Words<Area> {
  const picked = ["formats" as const, ...areas].map((area) => [area, words[area]]);
  return { language: words.language, ...Object.fromEntries(picked) };
}
