import { expect, test } from "vitest";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";

test.each([
  [{ count: 24, place: "Nizza", further: false }, "24 vetture consegnate a Nizza"],
  [{ count: 1, place: "Nizza", further: false }, "1 vettura consegnata a Nizza"],
  [{ count: 12, place: "Nizza", further: true }, "e altre 12 consegnate a Nizza"],
  [{ count: 1, place: "Aeroporto di Nizza", further: true }, "e un'altra consegnata all'Aeroporto di Nizza"],
])("%j: %s", (asked, text) => {
  expect(EXPLORE_WORDS.deliveredCount(asked)).toBe(text);
});

test("a city with cars of another kind is not said to have none", () => {
  expect(EXPLORE_WORDS.deliveredLead({ further: false })).toBe(
    "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  );
});
