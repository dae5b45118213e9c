import { fillWords } from "./say.ts";
import type { Parameters, WordsText } from "./text.ts";
import type { Words, WordsArea } from "./words.ts";

/** A text that is worded later, in the language of whoever reads it: its area, its key there, and its parameters. */
export interface TextReference<Area extends WordsArea = WordsArea> {
  readonly area: Area;
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The keys of an area that are texts; groups of texts are no references. */
export type TextKey<Area extends WordsArea> = {
  [Key in keyof Words<Area>[Area]]: Words<Area>[Area][Key] extends WordsText ? Key : never;
}[keyof Words<Area>[Area]] &
  string;

/** Refers to a text of an area: `textReference("refusals", "carTaken", { place })`. */
export function textReference<Area extends WordsArea, Key extends TextKey<Area>>(
  area: Area,
  key: Key,
  ...[parameters]: keyof Parameters<Words<Area>[Area][Key] & WordsText> extends never
    ? []
    : [Parameters<Words<Area>[Area][Key] & WordsText>]
): TextReference<Area> {
  return { area, key, parameters: parameters ?? {} };
}

/** Words a reference. */
export function sayReference<Area extends WordsArea>(words: Words<Area>, reference: TextReference<Area>): string {
  const { area, key, parameters } = reference;
  const texts: Readonly<Record<string, unknown>> = words[area];
  return fillWords(words, texts[key] as WordsText, parameters);
}
