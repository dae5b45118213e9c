import { expect, test } from "vitest";
import { clubCalendar } from "#domain/club/club-calendar.ts";
import type { ClubEvent } from "#domain/club/club-event.ts";

const EVENT: ClubEvent = {
  id: "1",
  slug: "cena",
  title: "Cena",
  description: "Una cena.",
  place: "Milano",
  heldOn: "2026-12-12",
  places: 15,
};

test.each([
  ["2026-12-11", 3, "open", 12],
  ["2026-12-12", 3, "open", 12],
  ["2026-12-13", 3, "past", 12],
  ["2026-12-11", 15, "full", 0],
  ["2026-12-11", 17, "full", 0],
] as const)("on %s with %i places given it is %s, %i left", (today, given, state, remaining) => {
  expect(clubCalendar([EVENT], new Map([["cena", given]]), today)).toEqual([{ ...EVENT, state, remaining }]);
});

test("an event nobody asked for has all its places", () => {
  expect(clubCalendar([EVENT], new Map(), "2026-11-21")[0]?.remaining).toBe(15);
});
