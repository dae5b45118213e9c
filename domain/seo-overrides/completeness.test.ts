// Rule: product.md#completeness
import { describe, expect, test } from "vitest";
import { CONTENT_FIELDS, completenessOf } from "./completeness.ts";

const entryWith = (count: number) => Object.fromEntries(CONTENT_FIELDS.slice(0, count).map((field) => [field, "x"]));

describe("completeness of a SEO override", () => {
  test.each([
    [0, "Incomplete"],
    [1, "Incomplete"],
    [2, "Incomplete"],
    [3, "Partial"],
    [4, "Partial"],
    [5, "Complete"],
  ])("%i of five fields: %s", (count, status) => {
    expect(completenessOf(entryWith(count))).toEqual({ written: count, of: 5, status });
  });

  test("does not count blank and null fields", () => {
    expect(completenessOf({ ...entryWith(5), custom_h1: " ", custom_keywords: null }).written).toBe(3);
  });
});
