// Rule: product.md#slug-formats
import { describe, expect, test } from "vitest";
import { newOverrideSchema, overrideChangesSchema } from "#domain/forms/seo-overrides/seo-override.ts";

const schema = newOverrideSchema({ cities: ["milan"], brands: ["ferrari"] });
const problemsOf = (input: object) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("a SEO override", () => {
  test.each([
    [{ page_type: "city", slug: "" }, "slug: Slug is required"],
    [{ page_type: "category_city" }, "slug: Slug is required"],
    [{ page_type: "city", slug: "rome" }, "slug: Invalid slug format for selected page type"],
    [{ page_type: "model", slug: "milan/suv" }, "slug: Invalid slug format for selected page type"],
    [{ page_type: "main_hub", slug: "x" }, "slug: Invalid slug format for selected page type"],
  ])("refuses %j with %s", (input, problem) => {
    expect(problemsOf(input)).toEqual([problem]);
  });

  test.each([
    { page_type: "main_hub" },
    { page_type: "city", slug: "milan" },
    { page_type: "model", slug: "milan/suv/urus-2" },
    { page_type: "city", slug: "milan", custom_title: "t".repeat(200), custom_description: "d".repeat(400) },
  ])("accepts %j", (input) => {
    expect(problemsOf(input)).toEqual([]);
  });

  test.each([
    ["/luxury-car-rental/milan", true],
    ["https://velluto.example/x?y=1", true],
    ["", true],
    ["//evil.example", false],
    ["/\\evil.example", false],
    ["http://velluto.example", false],
    ["javascript:alert(1)", false],
    ["https://", false],
    ["milan", false],
  ])("canonical_url %j is valid: %s", (canonical_url, fine) => {
    expect(problemsOf({ page_type: "city", slug: "milan", canonical_url })).toHaveLength(fine ? 0 : 1);
  });

  test("turns empty fields into null and ignores the caller's updated_at", () => {
    expect(overrideChangesSchema.parse({ custom_h1: " ", updated_at: "2020-01-01" })).toEqual({ custom_h1: null });
  });
});
