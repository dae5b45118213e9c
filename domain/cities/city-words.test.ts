import { expect, test } from "vitest";
import { getCityWords } from "./city-words.ts";

// Rule: product.md#delivered-cars
test.each([
  ["it", "supplemento"],
  ["en", "supplement"],
  ["fr", "supplément"],
  ["de", "Zuschlag"],
  ["es", "suplemento"],
] as const)("%s: delivery in town is free, and a distant airport is not promised to be", (language, supplement) => {
  expect(getCityWords(language).freeDelivery).toContain(supplement);
});
