// Rule: product.md#protections "Choice."
import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { wordProtectionChoices } from "./protection-choices.ts";
import type { Protection } from "./protections.ts";

const vehicle = {
  category: "sportive",
  terms: {
    deposit: 1_000_000,
    excess: 800_000,
    includedKilometresPerDay: 150,
    extraKilometre: 600,
    minimumAge: 25,
    minimumLicenceYears: 3,
  },
} as const;
const plus: Protection = {
  code: "plus",
  names: { it: "Riduzione Plus", en: "Plus reduction" },
  descriptions: { it: "Dimezza la franchigia." },
  price: 4500,
  excess: { percent: 50, byCategory: {} },
  deposit: { percent: 100, byCategory: { sportive: 500_000 } },
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("each protection is offered with its price and what it makes of excess and deposit, none first", () => {
  const choices = wordProtectionChoices(wordsOf("it"), [plus], vehicle);
  expect(choices?.title).toBe("Riduzione della franchigia");
  expect(choices?.items.map((item) => ({ ...item, note: plain(item.note) }))).toEqual([
    { values: [""], name: "Nessuna riduzione", note: "Franchigia € 8.000, deposito € 10.000" },
    {
      values: ["protection.plus"],
      name: "Riduzione Plus",
      note: "€ 45 al giorno. Franchigia € 4.000, deposito € 5.000. Dimezza la franchigia.",
    },
  ]);
});

test("its texts are in the language of the page, or in Italian if they are not translated", () => {
  const [, choice] = wordProtectionChoices(wordsOf("en"), [plus], vehicle)?.items ?? [];
  expect(choice?.name).toBe("Plus reduction");
  expect(choice?.note).toContain("Dimezza la franchigia.");
});

test("without protections there is no choice", () => {
  expect(wordProtectionChoices(wordsOf("it"), [], vehicle)).toBeUndefined();
});

test.each(["it", "en", "fr", "de", "es"] as const)("no text in %s calls a protection an insurance", (language) => {
  expect(JSON.stringify(wordsOf(language).protections)).not.toMatch(/assicura|insur|versicher|assurance|seguro/i);
});
