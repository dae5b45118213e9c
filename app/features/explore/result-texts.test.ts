import { expect, test } from "vitest";
import { resultCountText } from "#app/features/explore/result-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const WORDS = wordsOf("it");
const none = { count: 0, unavailable: 0, isCapped: false };
const eight = { count: 8, unavailable: 0, isCapped: false };

test.each([
  [none, { count: 24, isCapped: false, place: "Nizza" }, "24 vetture consegnate a Nizza"],
  [none, { count: 1, isCapped: false, place: "Nizza" }, "1 vettura consegnata a Nizza"],
  [
    eight,
    { count: 12, isCapped: false, place: "Nizza" },
    "<figure>8</figure> risultati disponibili e altre 12 vetture consegnate a Nizza",
  ],
  [none, { count: 1000, isCapped: true, place: "Nizza" }, "oltre 1.000 vetture consegnate a Nizza"],
  [
    eight,
    { count: 1000, isCapped: true, place: "Nizza" },
    "<figure>8</figure> risultati disponibili e oltre 1.000 altre vetture consegnate a Nizza",
  ],
  [
    { ...eight, unavailable: 7 },
    { count: 1, isCapped: false, place: "Aeroporto di Nizza" },
    "<figure>1</figure> risultato disponibile e un'altra vettura consegnata all'Aeroporto di Nizza, 7 non disponibili",
  ],
])("%j and delivered %j: %s", (facts, delivered, text) => {
  expect(resultCountText(WORDS, { ...facts, delivered })).toBe(text);
});

// Rule: product.md#explore "Cars that have"
test("a capped count says that there are more", () => {
  const capped = { count: 1000, unavailable: 0, isCapped: true, delivered: null };
  expect(resultCountText(WORDS, capped)).toBe("<figure>oltre 1.000</figure> risultati disponibili");
  expect(resultCountText(wordsOf("de"), capped)).toBe("<figure>mehr als 1.000</figure> verfügbare Ergebnisse");
});

test("the lead above delivered vehicles does not claim that the city has none of its own", () => {
  expect(WORDS.explore.deliveredOnly).toBe(
    "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  );
});
