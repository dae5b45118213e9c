import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns "Prenota Ora: Ferrari Roma", "Data di ritiro: lunedì 3 maggio": a label with what it applies to. */
export const labelWithValue = (words: Words<"formats">, parameters: { label: string; value: string }): string =>
  say(words, words.formats.labelWithValue, parameters);
