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
  wordExtraChoices(wordsOf(language), offered, { age: 25, price: 5000 })?.items.map(({ name, note }) =>
    `${name}: ${note}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );

test("extras and the fee for a young driver are worded in the language of the page", () => {
  const offered = [
    extra({}),
    extra({ maxChargedDays: 5 }),
    extra({ unit: "rental" }),
    extra({ price: 0, descriptions: null }),
  ];
  expect(pricesIn("it", offered)).toEqual([
    "Seggiolino: € 15 al giorno · Fino a 4 anni",
    "Seggiolino: € 15 al giorno, al massimo per 5 giorni · Fino a 4 anni",
    "Seggiolino: € 15 a noleggio · Fino a 4 anni",
    "Seggiolino: Senza supplemento",
    "Conducente con meno di 25 anni: € 50 al giorno",
  ]);
  expect(pricesIn("de", [extra({})])?.[0]).toMatch(/^Kindersitz: .*pro Tag/);
  expect(pricesIn("fr", [extra({})])?.[0]).toMatch(/^Seggiolino: .*par jour/);
});

test("each number of an extra is an option of the address", () => {
  const choices = wordExtraChoices(wordsOf("it"), [extra({ maxQuantity: 3 })], null);
  expect(choices?.items[0]?.values).toEqual(["child-seat", "child-seat*2", "child-seat*3"]);
});

test("a page without extras and fee has nothing to choose", () => {
  expect(wordExtraChoices(wordsOf("it"), [], null)).toBeUndefined();
});
