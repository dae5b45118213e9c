// Rule: product.md#choices
import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { Extra } from "./extra.ts";
import { wordExtraChoices } from "./extra-choices.ts";

const extra = (changes: Partial<Extra>): Extra => ({
  code: "child-seat",
  names: { it: "Seggiolino", de: "Kindersitz" },
  descriptions: { it: "Fino a 4 anni" },
  unit: "day",
  price: 1500,
  maxQuantity: 2,
  maxChargedDays: null,
  categories: [],
  vehicleIds: [],
  cityIds: [],
  leadHours: 0,
  ...changes,
});
const pricesIn = (language: "it" | "de" | "fr", offered: Extra[]) =>
  wordExtraChoices(wordsOf(language), offered, { age: 25, price: 5000 })?.items.map(({ name, price }) =>
    `${name}: ${price}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );

test("extras and the fee for a young driver are worded in the language of the page", () => {
  const offered = [
    extra({}),
    extra({ maxChargedDays: 5 }),
    extra({ unit: "rental" }),
    extra({ price: 0, descriptions: null }),
  ];
  expect(pricesIn("it", offered)).toEqual([
    "Seggiolino: € 15 al giorno",
    "Seggiolino: € 15 al giorno, al massimo per 5 giorni",
    "Seggiolino: € 15 a noleggio",
    "Seggiolino: Senza supplemento",
    "Conducente con meno di 25 anni: € 50 al giorno",
  ]);
  expect(pricesIn("de", [extra({})])?.[0]).toMatch(/^Kindersitz: .*pro Tag$/);
  expect(pricesIn("fr", [extra({})])?.[0]).toMatch(/^Seggiolino: .*par jour$/);
});

test("a page without extras and fee has nothing to choose", () => {
  expect(wordExtraChoices(wordsOf("it"), [], null)).toBeUndefined();
});
