import { expect, test } from "vitest";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { listTermsRows } from "./terms.ts";
import { listTermsRangeRows } from "./terms-range.ts";

const LOWEST: RentalTerms = {
  deposit: 300_000,
  excess: 250_000,
  includedKilometresPerDay: 150,
  extraKilometre: 150,
  minimumAge: 21,
  minimumLicenceYears: 3,
};
const HIGHEST: RentalTerms = {
  ...LOWEST,
  deposit: 1_000_000,
  excess: 800_000,
  includedKilometresPerDay: 300,
  extraKilometre: 600,
  minimumAge: 25,
};

// Rule: product.md#contacts-and-legal-pages
test("shows differing values as a range, in the order and wording of the price box", () => {
  const rows = listTermsRangeRows(wordsOf("it"), { lowest: LOWEST, highest: HIGHEST });
  expect(rows.map(({ key, label }) => [key, label])).toEqual(
    listTermsRows(wordsOf("it"), LOWEST, null).map(({ key, label }) => [key, label]),
  );
  expect(Object.fromEntries(rows.map(({ key, value }) => [key, value.replaceAll("\u00a0", " ")]))).toEqual({
    insurance: "Kasko completa inclusa",
    excess: "Da € 2.500 a € 8.000",
    deposit: "Da € 3.000 a € 10.000",
    kilometres: "Da 150 a 300 km al giorno",
    extraKilometre: "Da € 1,50 a € 6",
    age: "21 anni, fino a 25 secondo la vettura",
    licence: "Da almeno 3 anni",
    delivery: "Gratuita in città",
  });
});

test("shows no ranges for a fleet of one car", () => {
  expect(listTermsRangeRows(wordsOf("it"), { lowest: LOWEST, highest: LOWEST })).toEqual(
    listTermsRows(wordsOf("it"), LOWEST, null),
  );
});
