import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";

/** The Italian words that the panel shares with the public site's components (words-of-islands.test.ts). */
export const PANEL_WORDS: Words<never> = { ...ITALIAN_FORMATS };
