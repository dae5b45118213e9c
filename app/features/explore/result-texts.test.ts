import { expect, test } from "vitest";
import { resultCountText, totalText } from "#app/features/explore/result-texts.ts";
import type { BillLine } from "#domain/prices/price-lines.ts";
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
  expect(resultCountText(WORDS, { ...facts, delivered, hasLonger: true })).toBe(text);
});

// Rule: product.md#explore "Cars that have"
test("a capped count says that there are more", () => {
  const capped = { count: 1000, unavailable: 0, isCapped: true, delivered: null, hasLonger: false };
  expect(resultCountText(WORDS, capped)).toBe("<figure>oltre 1.000</figure> risultati disponibili");
  expect(resultCountText(wordsOf("de"), capped)).toBe("<figure>mehr als 1.000</figure> verfügbare Ergebnisse");
});

// Rule: product.md#rates "Too short."
test("without a counted car, the cars for a longer rental are named instead of a count", () => {
  const nothing = { count: 0, unavailable: 0, isCapped: false, delivered: null };
  expect(resultCountText(WORDS, { ...nothing, hasLonger: true })).toBe(
    "Nessuna vettura per queste date, ma alcune per un noleggio più lungo",
  );
  expect(resultCountText(WORDS, { ...nothing, hasLonger: false })).toBe("<figure>0</figure> risultati disponibili");
});

test("the lead above delivered vehicles does not claim that the city has none of its own", () => {
  expect(WORDS.explore.deliveredOnly).toBe(
    "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  );
});

// Rule: product.md#explore
test("the parts of a total name each line that changes it", () => {
  const line = (kind: BillLine["kind"], label: string, amount: number, value: string) => ({
    kind,
    label,
    amount,
    value,
  });
  const days = line("days", "€ 1.170 × 7 giorni, Agosto", 819_000, "€ 8.190");
  const fee = line("out-of-hours", "Ritiro fuori orario, ore 23:30", 8000, "€ 80");
  const discount = line("length-discount", "Sconto del 20 % da 7 giorni", -163_800, "-€ 1.638");
  const total = line("total", "Totale", 663_200, "€ 6.632");
  expect(totalText(WORDS, [days, fee, discount, total])).toBe(
    "Totale, € 1.170 × 7 giorni, Agosto + € 80 fuori orario, meno €\u00a01.638 di sconto",
  );
});
