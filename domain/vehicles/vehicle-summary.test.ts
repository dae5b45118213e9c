import { expect, test } from "vitest";
import type { City } from "#domain/cities/city.ts";
import { findNearestCitiesWithVehicles, toCategoryEntries, toCityEntries } from "../catalogue/listing-entries.ts";
import { sumSummaries, sumSummariesBy, type VehicleSummary } from "./vehicle-summary.ts";

function summary(part: Partial<VehicleSummary>): VehicleSummary {
  const base = {
    brand: "Ferrari",
    brandSlug: "ferrari",
    city: "Milano",
    citySlug: "milan",
    category: "sportive",
  } as const;
  return {
    ...base,
    vehicles: 1,
    displayed: part.vehicles ?? 1,
    lowestRate: 100_000,
    highestRate: 100_000,
    totalRate: 100_000,
    ...part,
  };
}
function city(slug: string, name: string, latitude: number, longitude: number): City {
  const shared = { id: slug, country: "Italia", timeZone: "Europe/Rome", aliases: [], active: true, hasPage: true };
  return { ...shared, slug, name, latitude, longitude, searchPosition: null, searchName: null };
}
const summaries = [
  summary({ vehicles: 2, lowestRate: 90_000, highestRate: 140_000, totalRate: 230_000 }),
  summary({ category: "suv", lowestRate: 80_000, highestRate: 80_000, totalRate: 80_000 }),
  summary({ city: "Roma", citySlug: "rome", category: "suv" }),
];
const cities = [
  city("como", "Como", 45.81, 9.09),
  city("milan", "Milano", 45.46, 9.19),
  city("rome", "Roma", 41.9, 12.5),
  { ...city("bologna", "Bologna", 44.49, 11.34), hasPage: false },
];

// Rule: product.md#brand-pages
test("counts, computes the range, and averages to whole euros", () => {
  expect(sumSummaries(summaries)).toEqual({
    vehicles: 4,
    displayed: 4,
    lowestRate: 80_000,
    highestRate: 140_000,
    averageRate: 102_500,
  });
  expect(sumSummaries([summary({ vehicles: 3, totalRate: 100_000 })]).averageRate).toBe(33_300);
  expect(sumSummaries([])).toEqual({ vehicles: 0, displayed: 0, lowestRate: 0, highestRate: 0, averageRate: 0 });
});

// Rule: product.md#rental-pages "A car that is"
test("lists an unavailable car, but neither counts nor prices it", () => {
  const retired = summary({ vehicles: 0, displayed: 1, lowestRate: 0, highestRate: 0, totalRate: 0 });
  expect(sumSummaries([retired, summary({})])).toEqual({
    vehicles: 1,
    displayed: 2,
    lowestRate: 100_000,
    highestRate: 100_000,
    averageRate: 100_000,
  });
  expect(sumSummaries([retired])).toEqual({ vehicles: 0, displayed: 1, lowestRate: 0, highestRate: 0, averageRate: 0 });
});

test("sums by a key", () => {
  const byCity = sumSummariesBy(summaries, "citySlug");
  expect([...byCity.keys()]).toEqual(["milan", "rome"]);
  expect(byCity.get("milan")?.vehicles).toBe(3);
});

test("lists cities with a page, most cars first", () => {
  expect(toCityEntries(cities, summaries).map(({ slug, vehicles }) => [slug, vehicles])).toEqual([
    ["milan", 3],
    ["rome", 1],
    ["como", 0],
  ]);
});

test("lists five categories in order, empty ones included", () => {
  expect(toCategoryEntries(summaries).map(({ slug, vehicles }) => [slug, vehicles])).toEqual([
    ["sportive", 2],
    ["cabrio", 0],
    ["suv", 2],
    ["berline", 0],
    ["van", 0],
  ]);
});

test("lists the nearest cities that have cars", () => {
  const [como] = cities;
  if (!como) throw new Error("no city");
  expect(findNearestCitiesWithVehicles(como, cities, summaries, 3).map(({ slug }) => slug)).toEqual(["milan", "rome"]);
  expect(findNearestCitiesWithVehicles(como, cities, summaries, 1).map(({ slug }) => slug)).toEqual(["milan"]);
});
