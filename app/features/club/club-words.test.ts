import { expect, test } from "vitest";
import { eventStateText } from "#app/features/club/club-words.ts";

test("the places left are shown once somebody has one; until then requests are open", () => {
  const open = { state: "open", places: 24 } as const;
  expect([24, 23, 1].map((remaining) => eventStateText({ ...open, remaining }))).toEqual([
    "Richieste aperte",
    "Restano 23 posti",
    "Resta 1 posto",
  ]);
});
