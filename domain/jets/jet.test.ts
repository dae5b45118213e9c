import { expect, test } from "vitest";
import { isJetTypeSlug, JET_TYPE_SLUGS, JET_TYPES, toJetTypeSlug } from "#domain/jets/jet.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { wordsOf } from "#domain/words/words-of.ts";

// Rule: product.md#jets
test("has four jet types with their slugs", () => {
  expect(JET_TYPES).toEqual({
    "light-jet": "Light Jet",
    "midsize-jet": "Midsize Jet",
    "heavy-jet": "Heavy Jet",
    "ultra-long-range": "Ultra Long Range",
  });
  for (const slug of JET_TYPE_SLUGS) expect(toJetTypeSlug(JET_TYPES[slug])).toBe(slug);
  expect(isJetTypeSlug("light-jet")).toBe(true);
  expect(isJetTypeSlug("toString")).toBe(false);
});

// Rule: product.md#jet-quote-form
test("says persona for one and persone otherwise", () => {
  expect(passengersLabel(wordsOf("it"), 1)).toBe("1 persona");
  expect(passengersLabel(wordsOf("it"), 18)).toBe("18 persone");
});
