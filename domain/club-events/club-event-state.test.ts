import { expect, test } from "vitest";
import type { ClubEvent } from "#domain/club-events/club-event.ts";
import { splitClubEvents, toClubEventState } from "#domain/club-events/club-event-state.ts";

const EVENT: ClubEvent = {
  id: "1",
  slug: "cena",
  title: "Cena",
  description: "Una cena.",
  place: "Milano",
  heldOn: "2026-12-12",
  places: 15,
  placesGiven: 0,
  status: "open",
  image: null,
};

test.each([
  ["2026-12-11", "open", 3, "open", 12],
  ["2026-12-12", "open", 3, "open", 12],
  ["2026-12-13", "open", 3, "past", 12],
  ["2026-12-11", "open", 15, "full", 0],
  ["2026-12-11", "open", 17, "full", 0],
  ["2026-12-11", "planned", 0, "planned", 15],
  ["2026-12-11", "planned", 15, "planned", 0],
  ["2026-12-13", "planned", 0, "past", 15],
  ["2026-12-11", "cancelled", 3, "cancelled", 12],
  ["2026-12-13", "cancelled", 3, "cancelled", 12],
] as const)(
  "on %s, an event set to %s with %i places taken is %s with %i left",
  (today, status, placesGiven, state, remaining) => {
    const event = { ...EVENT, status, placesGiven };
    expect(toClubEventState(event, today)).toEqual({ ...event, state, remaining });
  },
);

// Rule: product.md#club "The past season"
test("splits upcoming from past events and keeps a cancelled event only until its day", () => {
  const on = (slug: string, heldOn: string, status: ClubEvent["status"] = "open") => ({
    ...EVENT,
    slug,
    heldOn,
    status,
  });
  const seasons = splitClubEvents(
    [
      on("prima", "2025-03-15"),
      on("saltata", "2026-01-10", "cancelled"),
      on("oggi", "2026-11-21"),
      on("annullata", "2026-12-05", "cancelled"),
      on("futura", "2027-03-01", "planned"),
    ],
    "2026-11-21",
  );
  expect(seasons.past.map(({ slug }) => slug)).toEqual(["prima"]);
  expect(seasons.upcoming.map(({ slug, state }) => [slug, state])).toEqual([
    ["oggi", "open"],
    ["annullata", "cancelled"],
    ["futura", "planned"],
  ]);
});
