import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { buildRentalFacts, deliveryCostSentence, oneWaySentence, type RentalFact } from "./rental-facts.ts";

const TERMS = { deposit: 1_000_000, excess: 800_000 };
const text = (key: RentalFact["key"], furtherDriverPrice?: string) =>
  buildRentalFacts(wordsOf("it"), TERMS, TEST_SITE, { furtherDriverPrice })
    .find((fact) => fact.key === key)
    ?.text.replaceAll("\u00a0", " ");

// Rule: product.md#rental-facts
// Rule: product.md#site-configuration "How the company rents"
test("states all costs and rules of a rental with the car's and the company's figures", () => {
  expect(buildRentalFacts(wordsOf("it"), TERMS, TEST_SITE, {}).map(({ key }) => key)).toEqual([
    "payment",
    "deposit",
    "kasko",
    "delivery",
    "fuel",
    "drivers",
    "cancellation",
  ]);
  expect(text("deposit")).toContain("€ 10.000, è una somma bloccata sulla carta al ritiro");
  expect(text("kasko")).toContain("al massimo la franchigia, € 8.000.");
  for (const excluded of TEST_SITE.rentalRules.kaskoExcludes) expect(text("kasko")).toContain(excluded);
  expect(text("payment")).toContain("Sul sito non si paga");
  expect(text("cancellation")).toContain("senza spese, fino al momento del ritiro");
});

test("states the price of an additional driver", () => {
  expect(text("drivers")).toContain("Un secondo conducente non ha supplemento.");
  expect(text("drivers", "€ 25 al giorno")).toContain("Un secondo conducente costa € 25 al giorno.");
});

test("states that delivery and one-way return are free, or their price per kilometre", () => {
  expect(deliveryCostSentence(wordsOf("it"), { freeRadiusKilometres: 30, ratePerKilometre: 200 })).toContain(
    "entro 30 km; oltre",
  );
  expect(deliveryCostSentence(wordsOf("it"), { freeRadiusKilometres: 30, ratePerKilometre: 0 })).not.toContain("km");
  expect(oneWaySentence(wordsOf("it"), { oneWayRatePerKilometre: 0 })).toContain("non ha supplemento");
  expect(oneWaySentence(wordsOf("it"), { oneWayRatePerKilometre: 50 })).toContain("per chilometro");
});
