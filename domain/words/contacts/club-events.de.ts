import type { Translated } from "#domain/words/text.ts";
import type { CLUB_EVENTS_IT } from "./club-events.it.ts";

export const CLUB_EVENTS_DE: Translated<typeof CLUB_EVENTS_IT> = {
  past: "Vorbei",
  cancelled: "Abgesagt",
  planned: "Anfragen bald möglich",
  full: "Ausgebucht",
  open: "Anfragen möglich",
  remaining: { one: "{count} Platz frei", other: "{count} Plätze frei" },
  seats: { one: "Höchstens {count} Person", other: "Höchstens {count} Personen" },
};
