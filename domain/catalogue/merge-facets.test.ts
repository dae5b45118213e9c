import { describe, expect, test } from "vitest";
import { countResults, type Facets, mergeFacets, type SearchResults } from "#domain/catalogue/search-results.ts";

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

test("counts the cars of both groups as results", () => {
  const findings: SearchResults = { service: "auto", pinned: null, results: [], facets: there, delivered: null };
  expect(countResults(2, findings)).toBe(2);
  const group = { place: "Nizza", count: 5, isCapped: false, results: [], facets: delivered };
  expect(countResults(0, { ...findings, delivered: group })).toBe(5);
  expect(countResults(3, { service: "experience", results: [] })).toBe(3);
});
