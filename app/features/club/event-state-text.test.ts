import { expect, test } from "vitest";
import { eventStateText } from "#app/features/club/event-state-text.ts";
import { ITALIAN_CLUB_EVENTS } from "#domain/words/contacts/italian-club-events.ts";

test("the places left are shown once somebody has one; until then requests are open", () => {
  const open = { state: "open", places: 24 } as const;
  expect([24, 23, 1].map((remaining) => eventStateText(ITALIAN_CLUB_EVENTS, { ...open, remaining }))).toEqual([
    "Richieste aperte",
    "Restano 23 posti",
    "Resta 1 posto",
  ]);
});
