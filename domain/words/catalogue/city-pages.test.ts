import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";

// Rule: product.md#delivered-cars
test.each([
  ["it", "supplemento"],
  ["en", "extra charge"],
  ["fr", "supplément"],
  ["de", "Aufpreis"],
  ["es", "suplemento"],
] as const)("%s: states free delivery in town, but not for a distant airport", (language, supplement) => {
  expect(wordsOf(language).cityPages.freeDelivery).toContain(supplement);
});
