import { expect, test } from "vitest";
import { brandInCitySentences, rentalConditionFacts } from "#app/features/brands/brand-texts.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const WORDS = wordsOf("it");

const TERMS: RentalTerms = {
  deposit: 700_000,
  excess: 500_000,
  includedKilometresPerDay: 150,
  extraKilometre: 400,
  minimumAge: 25,
  minimumLicenceYears: 3,
};
const ONE = {
  brand: "Lamborghini",
  city: "Monaco",
  vehicles: 1,
  lowestRate: 135_000,
  highestRate: 135_000,
  categories: ["sportive" as const],
  terms: { lowest: TERMS, highest: TERMS },
  deliveredFrom: ["Milano"],
  otherCities: ["Barcellona", "Milano"],
};
const joinSentences = (facts: Parameters<typeof brandInCitySentences>[1]) =>
  brandInCitySentences(WORDS, facts).join(" ").replaceAll("\u00a0", " ");

test("one vehicle: the text names its price, terms, delivery and other cities", () => {
  const text = joinSentences(ONE);
  expect(text).toContain("A Monaco trovi una Lamborghini (Sportive), a € 1.350 al giorno.");
  expect(text).toContain("Chi guida ha la patente da almeno 3 anni.");
  expect(text).toContain("altre Lamborghini ti vengono consegnate a Monaco, senza supplemento, da Milano.");
  expect(text).toContain("Altre Lamborghini sono a Barcellona, troppo lontano per una consegna.");
  const glance = rentalConditionFacts(WORDS, ONE.terms).map(({ label, value }) => `${label} ${value}`);
  expect(`${glance.join(" ")} ${text}`.split(/\s+/).length).toBeGreaterThan(90);
});

test("several vehicles: the text names the lowest and highest price and terms", () => {
  const highest = { ...TERMS, deposit: 900_000, minimumAge: 27 };
  const text = joinSentences({
    ...ONE,
    vehicles: 3,
    lowestRate: 90_000,
    terms: { lowest: TERMS, highest },
    deliveredFrom: [],
    otherCities: [],
  });
  expect(text).toContain("A Monaco trovi 3 Lamborghini (Sportive), da € 900 a € 1.350 al giorno.");
  expect(text).not.toMatch(/partono da|consegnate a/);
});

// Rule: product.md#brand-pages
test("a rental term is one figure where the vehicles agree, otherwise a range", () => {
  const glance = (highest: RentalTerms) =>
    rentalConditionFacts(WORDS, { lowest: TERMS, highest }).map(({ value, note }) => [
      value?.replaceAll("\u00a0", " "),
      note,
    ]);
  expect(glance(TERMS)).toEqual([
    ["€ 7.000", undefined],
    ["150", undefined],
    ["25 anni", undefined],
  ]);
  expect(glance({ ...TERMS, deposit: 900_000, includedKilometresPerDay: 200, minimumAge: 27 })).toEqual([
    ["€ 7.000 – € 9.000", undefined],
    ["150 – 200", undefined],
    ["25 anni", "27 per alcune vetture"],
  ]);
});

test("without available vehicles the text names no price", () => {
  const text = joinSentences({ ...ONE, vehicles: 0, lowestRate: 0, highestRate: 0, terms: null });
  expect(text).toContain(
    "nessuna Lamborghini con base a Monaco è disponibile: te ne consegniamo una, senza supplemento, da Milano.",
  );
  expect(joinSentences({ ...ONE, vehicles: 0, terms: null, deliveredFrom: [] })).toContain("scrivici le date");
  expect(text).not.toContain("€");
  expect(joinSentences({ ...ONE, brand: "Audi" })).toContain("trovi un'Audi");
});
