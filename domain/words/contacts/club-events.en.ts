import type { Translated } from "#domain/words/text.ts";
import type { CLUB_EVENTS_IT } from "./club-events.it.ts";

export const CLUB_EVENTS_EN: Translated<typeof CLUB_EVENTS_IT> = {
  past: "Past",
  cancelled: "Cancelled",
  planned: "Requests open soon",
  full: "Full",
  open: "Requests open",
  remaining: { one: "{count} place left", other: "{count} places left" },
  seats: { one: "Up to {count} person", other: "Up to {count} people" },
};
