import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { OPENING_HOURS_IT } from "./opening-hours.it.ts";

/** The words of opening hours for the panel and everything else that exists in Italian only. */
export const ITALIAN_OPENING_HOURS: Words<"openingHours"> = { ...ITALIAN_FORMATS, openingHours: OPENING_HOURS_IT };
