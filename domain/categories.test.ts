// Rule: product.md#categories
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CATEGORIES,
  CATEGORY_SLUGS,
  findCategory,
  isCategorySlug,
  STAFF_CATEGORIES,
  toCategorySlug,
} from "#domain/categories.ts";

// Rule: product.md#categories "Cabriolet, Convertibles, cabriolet"
// Rule: product.md#categories "Executive, Sedans, executive"
// Rule: product.md#categories "SUV, SUVs, suv"
// Rule: product.md#categories "Supercar, Sports Cars, sport, prestige"
// Rule: product.md#categories "Van, luxury-van"
test.each([
  ["Supercar", "sportive", "Sports Cars", "Sportive"],
  ["Sports Cars", "sportive", "Sports Cars", "Sportive"],
  ["SUV", "suv", "SUVs", "SUV"],
  ["SUVs", "suv", "SUVs", "SUV"],
  ["Cabriolet", "cabrio", "Convertibles", "Cabrio"],
  ["Convertibles", "cabrio", "Convertibles", "Cabrio"],
  ["Executive", "berline", "Sedans", "Berline"],
  ["Sedans", "berline", "Sedans", "Berline"],
  ["Van", "van", "Van", "Van"],
])("%s has the slug %s, the name %s and the short label %s", (value, slug, displayName, shortLabel) => {
  expect(findCategory(value)).toMatchObject({ slug, displayName, shortLabel });
});

// Rule: product.md#category-carousel
test("the carousel shows Sports Cars, Convertibles, SUVs, Sedans, Van", () => {
  expect(CATEGORY_SLUGS.map((slug) => CATEGORIES[slug].displayName)).toEqual([
    "Sports Cars",
    "Convertibles",
    "SUVs",
    "Sedans",
    "Van",
  ]);
});

// Rule: product.md#fleet-form
// Rule: product.md#vehicle-record
test("maps the six staff categories to the five slugs", () => {
  expect(STAFF_CATEGORIES.map((value) => [value, toCategorySlug(value)])).toEqual([
    ["prestige", "sportive"],
    ["executive", "berline"],
    ["suv", "suv"],
    ["cabriolet", "cabrio"],
    ["sport", "sportive"],
    ["luxury-van", "van"],
  ]);
});

test("converts any other value to lowercase with hyphens for spaces", () => {
  expect(toCategorySlug("Jet Privato")).toBe("jet-privato");
  expect(toCategorySlug("Experience Package")).toBe("experience-package");
  expect(findCategory("Jet Privato")).toBeNull();
});

test("matches a category exactly, ignoring case", () => {
  expect(findCategory("sPORTS cARS")?.slug).toBe("sportive");
  expect(findCategory("Sports")).toBeNull();
  expect(isCategorySlug("sportive")).toBe(true);
  expect(isCategorySlug("Sportive")).toBe(false);
});

test("maps a slug to itself", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(toCategorySlug(toCategorySlug(value))).toBe(toCategorySlug(value));
    }),
  );
});

test.each(["Jet Privato", "Experience Package"])("%s is not a car category, so no car list contains it", (value) => {
  expect(findCategory(value)).toBeNull();
  expect(isCategorySlug(toCategorySlug(value))).toBe(false);
});
