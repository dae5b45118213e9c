import { formatDecimal } from "./formats/format-number.ts";
import { fillText, type Parameters, selectPlural, type WordsText } from "./text.ts";
import type { Words } from "./words.ts";

/**
 * Returns a text with its parameters filled in, in the language of the words: `say(words, words.search.formIn, { city })`. Numbers are formatted;
 * `count` also chooses the form of a plural.
 */
export function say<Content extends WordsText>(
  words: Words<"formats">,
  content: Content,
  parameters: Parameters<Content>,
): string {
  return fillWords(words, content, parameters);
}

/** Does the same for a text that is only known when the program runs. */
export function fillWords(
  words: Words<"formats">,
  content: WordsText,
  values: Readonly<Record<string, string | number>>,
): string {
  const form = typeof content === "string" ? content : selectPlural(content, words.language, Number(values.count));
  return fillText(form, (name) => {
    const value = values[name];
    return typeof value === "number" ? formatDecimal(words, value) : value;
  });
}
