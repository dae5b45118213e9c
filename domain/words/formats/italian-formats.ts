import type { Words } from "#domain/words/words.ts";
import { FORMATS_IT } from "./formats.it.ts";

/** The formats of the panel, of mails to staff, and of everything else that exists in Italian only. */
export const ITALIAN_FORMATS: Words<"formats"> = { language: "it", formats: FORMATS_IT };
