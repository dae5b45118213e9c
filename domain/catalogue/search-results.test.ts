import fc from "fast-check";
import { expect, test } from "vitest";
import { countFacets, countMatchingVehicles, selectedCategories } from "#domain/catalogue/search-results.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { parseSearch } from "#domain/search/search.ts";
import type { VehicleSummary } from "../vehicles/vehicle-summary.ts";

const summary = (brandSlug: string, category: VehicleSummary["category"], vehicles: number): VehicleSummary => ({
  brand: brandSlug.toUpperCase(),
  brandSlug,
  city: "Milano",
  citySlug: "milan",
  category,
  vehicles,
  displayed: vehicles,
  lowestRate: 60_000,
  highestRate: 90_000,
  totalRate: vehicles * 75_000,
});
const FLEET = [summary("audi", "sportive", 2), summary("audi", "suv", 1), summary("ferrari", "sportive", 3)];
const criteria = (query: string) => parseSearch(new URLSearchParams(query));

test("counts a brand within the selected categories and a category within the selected brands", () => {
  const facets = countFacets(FLEET, criteria("category=sportive&brands=audi"));
  expect(facets.brands).toEqual([
    { slug: "audi", name: "AUDI", count: 2 },
    { slug: "ferrari", name: "FERRARI", count: 3 },
  ]);
  expect(Object.fromEntries(facets.categories.map(({ slug, count }) => [slug, count]))).toEqual({
    sportive: 2,
    suv: 1,
    cabrio: 0,
    berline: 0,
    van: 0,
  });
});

// Rule: product.md#explore
test("combines the page's category with those of the filters", () => {
  expect(selectedCategories(criteria("category=sportive&categories=suv"))).toEqual(["sportive", "suv"]);
  expect(countMatchingVehicles(FLEET, criteria("category=sportive&categories=suv")).count).toBe(6);
  expect(countMatchingVehicles(FLEET, criteria("category=sportive&categories=suv&brands=audi")).count).toBe(3);
});

test("counts listed but unavailable cars separately", () => {
  const outOfService = { ...summary("audi", "sportive", 1), vehicles: 0 };
  expect(countMatchingVehicles([...FLEET, outOfService], criteria("category=sportive"))).toEqual({
    count: 6,
    unavailable: 1,
  });
});

test("a narrower search never finds more", () => {
  const fleet = fc.array(
    fc.record({
      brand: fc.constantFrom("audi", "ferrari", "bmw"),
      category: fc.constantFrom(...CATEGORY_SLUGS),
      vehicles: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(
      fleet,
      fc.constantFrom(...CATEGORY_SLUGS),
      fc.constantFrom("audi", "ferrari", "bmw"),
      (rows, category, brand) => {
        const summaries = rows.map((row) => summary(row.brand, row.category, row.vehicles));
        const all = countMatchingVehicles(summaries, criteria("")).count;
        const some = countMatchingVehicles(summaries, criteria(`category=${category}`)).count;
        const few = countMatchingVehicles(summaries, criteria(`category=${category}&brands=${brand}`)).count;
        expect(all).toBe(rows.reduce((sum, row) => sum + row.vehicles, 0));
        expect(some).toBeLessThanOrEqual(all);
        expect(few).toBeLessThanOrEqual(some);
      },
    ),
  );
});
