// Rule: product.md#slug-formats
import { describe, expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import {
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  type OverridablePage,
  type OverridePageType,
  overrideKeysOf,
  publicPathOf,
  validateOverrideSlug,
} from "./override-page-types.ts";

const known: KnownSlugs = {
  cities: ["milan", "monaco", "barcelona", "sankt-moritz"],
  brands: ["aston-martin", "ferrari", "rolls-royce", "aston"],
};

/** A page of each type with its override's slug and its path. */
const PAGES: [OverridePageType, string, OverridablePage, string][] = [
  ["main_hub", "", { kind: "main_hub" }, "/luxury-car-rental"],
  ["city", "milan", { kind: "city", city: "milan" }, "/luxury-car-rental/milan"],
  ["category", "suv", { kind: "category", category: "suv" }, "/luxury-car-rental/suv"],
  [
    "category_city",
    "milan/suv",
    { kind: "category_city", city: "milan", category: "suv" },
    "/luxury-car-rental/milan/suv",
  ],
  [
    "model",
    "milan/sportive/ferrari-296-gtb",
    { kind: "model", city: "milan", category: "sportive", model: "ferrari-296-gtb" },
    "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  ],
  ["brand", "aston-martin", { kind: "brand", brand: "aston-martin" }, "/aston-martin"],
  [
    "brand-city",
    "aston-martin-monaco",
    { kind: "brand-city", brand: "aston-martin", city: "monaco" },
    "/aston-martin/monaco",
  ],
  ["jet_hub", "main", { kind: "jet_hub" }, "/private-jet-charter"],
  ["jet_city", "milan", { kind: "jet_city", city: "milan" }, "/private-jet-charter/milan"],
  [
    "jet_city",
    "sankt-moritz-light-jet",
    { kind: "jet_type", city: "sankt-moritz", jetType: "light-jet" },
    "/private-jet-charter/sankt-moritz/light-jet",
  ],
  [
    "jet_model",
    "milan-ultra-long-range-global-7500",
    { kind: "jet_model", city: "milan", jetType: "ultra-long-range", model: "global-7500" },
    "/private-jet-charter/milan/ultra-long-range/global-7500",
  ],
];

describe("page types and their pages", () => {
  test("there are eleven, and each but jet_type has a page of its own", () => {
    expect(OVERRIDE_PAGE_TYPES).toHaveLength(11);
    expect(new Set([...PAGES.map(([pageType]) => pageType), "jet_type"])).toEqual(new Set(OVERRIDE_PAGE_TYPES));
  });

  // Rule: product.md#slug-formats "brand-city"
  // Rule: product.md#slug-formats "category_city"
  // Rule: product.md#slug-formats "city, category, brand"
  // Rule: product.md#slug-formats "jet_city"
  // Rule: product.md#slug-formats "jet_hub"
  // Rule: product.md#slug-formats "jet_model"
  // Rule: product.md#slug-formats "jet_type"
  // Rule: product.md#slug-formats "main_hub"
  // Rule: product.md#slug-formats "model"
  test.each(PAGES)("%s %s", (pageType, slug, page, path) => {
    expect(overrideKeysOf(page)[0]).toEqual({ pageType, slug });
    expect(validateOverrideSlug(pageType, slug, known)).toBeNull();
    expect(publicPathOf(pageType, slug, known)).toBe(path);
  });

  test("a jet type has no path of its own and comes after the city's own override", () => {
    expect(validateOverrideSlug("jet_type", "light-jet", known)).toBeNull();
    expect(publicPathOf("jet_type", "light-jet", known)).toBeNull();
    expect(overrideKeysOf({ kind: "jet_type", city: "milan", jetType: "light-jet" })).toEqual([
      { pageType: "jet_city", slug: "milan-light-jet" },
      { pageType: "jet_type", slug: "light-jet" },
    ]);
  });
});

describe("invalid slugs", () => {
  test.each(OVERRIDE_PAGE_TYPES.filter((type) => type !== "main_hub"))("%s: Slug is required", (pageType) => {
    expect(validateOverrideSlug(pageType, "", known)).toBe("Slug is required");
  });

  test.each<[OverridePageType, string]>([
    ["main_hub", "milan"],
    ["city", "Milan"],
    ["city", "atlantis"],
    ["city", "milan/suv"],
    ["category", "yacht"],
    ["category_city", "milan"],
    ["category_city", "milan/SUV"],
    ["category_city", "milan/suv/"],
    ["category_city", "atlantis/suv"],
    ["model", "milan/suv"],
    ["model", "milan/suv/"],
    ["model", "milan/suv/Levante"],
    ["model", "milan/suv/levante/nero"],
    ["brand", "Ferrari"],
    ["brand", "fiat"],
    ["brand-city", "ferrari"],
    ["brand-city", "ferrari-atlantis"],
    ["brand-city", "milan-ferrari"],
    ["jet_hub", "milan"],
    ["jet_city", "light-jet"],
    ["jet_city", "milan-glider"],
    ["jet_city", "milan-light-jet-phenom"],
    ["jet_city", "milan-light-jet-"],
    ["jet_type", "glider"],
    ["jet_model", "milan-light-jet"],
    ["jet_model", "milan-light-jet-"],
    ["jet_model", "milan-light-jet-Phenom"],
    ["jet_model", "atlantis-light-jet-phenom"],
  ])("%s %s: Invalid slug format for selected page type", (pageType, slug) => {
    expect(validateOverrideSlug(pageType, slug, known)).toBe("Invalid slug format for selected page type");
    expect(publicPathOf(pageType, slug, known)).toBeNull();
  });

  test("a model slug may contain digits", () => {
    expect(validateOverrideSlug("model", "milan/suv/bentayga-v8", known)).toBeNull();
  });
});

test("the known cities resolve brands whose slugs start alike", () => {
  expect(publicPathOf("brand-city", "aston-martin-monaco", { ...known, brands: ["aston", "aston-martin"] })).toBe(
    paths.brandCity("aston-martin", "monaco"),
  );
});
