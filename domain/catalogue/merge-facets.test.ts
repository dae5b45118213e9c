import { describe, expect, test } from "vitest";
import { type Facets, isEmptySearch, mergeFacets, type SearchResults } from "#domain/catalogue/search-results.ts";
import { car } from "#test/page-samples.ts";

const there: Facets = {
  brands: [{ slug: "ferrari", name: "Ferrari", count: 2 }],
  categories: [
    { slug: "sportive", count: 2 },
    { slug: "cabrio", count: 0 },
  ],
};
const delivered: Facets = {
  brands: [
    { slug: "bentley", name: "Bentley", count: 4 },
    { slug: "ferrari", name: "Ferrari", count: 1 },
  ],
  categories: [
    { slug: "sportive", count: 1 },
    { slug: "cabrio", count: 4 },
  ],
};

describe("mergeFacets", () => {
  test("adds up the counts of both groups and lists each brand once, by name", () => {
    expect(mergeFacets(there, delivered)).toEqual({
      brands: [
        { slug: "bentley", name: "Bentley", count: 4 },
        { slug: "ferrari", name: "Ferrari", count: 3 },
      ],
      categories: [
        { slug: "sportive", count: 3 },
        { slug: "cabrio", count: 4 },
      ],
    });
  });

  test("returns the local facets if no car is delivered", () => {
    expect(mergeFacets(there, undefined)).toBe(there);
  });
});

// Rule: product.md#delivered-cars
test("a search is empty if no group has a car", () => {
  const findings: SearchResults = {
    service: "auto",
    pinned: null,
    results: [],
    facets: there,
    delivered: null,
    longer: [],
  };
  expect(isEmptySearch(0, findings)).toBe(true);
  expect(isEmptySearch(2, findings)).toBe(false);
  const group = { place: "Nizza", count: 5, isCapped: false, results: [], facets: delivered };
  expect(isEmptySearch(0, { ...findings, delivered: group })).toBe(false);
  expect(isEmptySearch(0, { ...findings, longer: [{ vehicle: car, quote: null, delivery: null }] })).toBe(false);
  expect(isEmptySearch(3, { service: "experience", results: [] })).toBe(false);
});
