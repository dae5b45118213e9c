import { expect, test } from "vitest";
import { JET_TYPE_SLUGS } from "#domain/jets/jet.ts";
import { JET_TYPE_LINES, jetBenefits } from "#domain/jets/jet-texts.ts";
import { TEST_SITE } from "#test/site.ts";

// Rule: product.md#jet-pages "Hub: hero with"
test("the hub lists four benefits and the use of each of the four types", () => {
  expect(new Set(jetBenefits(TEST_SITE).map(({ title }) => title)).size).toBe(4);
  expect(new Set(JET_TYPE_SLUGS.map((slug) => JET_TYPE_LINES[slug])).size).toBe(4);
});

// Rule: product.md#settings
test.each([
  [1, "Risposta in un'ora"],
  [2, "Risposta in due ore"],
  [12, "Risposta in 12 ore"],
])("states the configured promise of %i hours", (replyWithinHours, title) => {
  expect(jetBenefits({ ...TEST_SITE, replyWithinHours })[1]?.title).toBe(title);
});
