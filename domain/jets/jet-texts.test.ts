import { expect, test } from "vitest";
import { JET_TYPE_SLUGS } from "#domain/catalogue/jet.ts";
import { JET_BENEFITS, JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";

test("the hub names four benefits, and says of each of the four types what it is good for", () => {
  expect(new Set(JET_BENEFITS.map(({ title }) => title)).size).toBe(4);
  expect(new Set(JET_TYPE_SLUGS.map((slug) => JET_TYPE_LINES[slug])).size).toBe(4);
});
