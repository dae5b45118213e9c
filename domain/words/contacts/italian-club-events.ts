import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { CLUB_EVENTS_IT } from "./club-events.it.ts";

/** The words of club events for the panel. */
export const ITALIAN_CLUB_EVENTS: Words<"clubEvents"> = { ...ITALIAN_FORMATS, clubEvents: CLUB_EVENTS_IT };
