import { expect, test } from "vitest";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";

test.each([
  [{ count: 24, isCapped: false, place: "Nizza", further: false }, "24 vetture consegnate a Nizza"],
  [{ count: 1, isCapped: false, place: "Nizza", further: false }, "1 vettura consegnata a Nizza"],
  [{ count: 12, isCapped: false, place: "Nizza", further: true }, "e altre 12 vetture consegnate a Nizza"],
  [{ count: 1000, isCapped: true, place: "Nizza", further: false }, "oltre 1.000 vetture consegnate a Nizza"],
  [{ count: 1000, isCapped: true, place: "Nizza", further: true }, "e oltre 1.000 altre vetture consegnate a Nizza"],
  [
    { count: 1, isCapped: false, place: "Aeroporto di Nizza", further: true },
    "e un'altra vettura consegnata all'Aeroporto di Nizza",
  ],
])("%j: %s", (delivered, text) => {
  expect(EXPLORE_WORDS.deliveredCount(delivered)).toBe(text);
});

// Rule: product.md#explore "Cars that have"
test("a capped count says that there are more", () => {
  expect(EXPLORE_WORDS.cappedCount({ count: 1000 })).toBe("oltre 1.000 risultati disponibili");
});

test("the lead above delivered vehicles does not claim that the city has none of its own", () => {
  expect(EXPLORE_WORDS.deliveredLead({ further: false })).toBe(
    "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  );
});
