import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { PLACES_IT } from "./places.it.ts";

/** How places stand in a sentence of the panel, of mails to staff, and of everything else that exists in Italian only. */
export const ITALIAN_PLACES: Words<"places"> = { ...ITALIAN_FORMATS, places: PLACES_IT };
