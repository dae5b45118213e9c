// Rule: product.md#comparison

import { describe, expect, test } from "vitest";
import { parseLeadingNumber } from "#domain/vehicles/parse-leading-number.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import {
  buildComparisonRows,
  parseComparedSlugs,
  suggestVehiclesToCompare,
} from "#domain/vehicles/vehicle-comparison.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const SPECS: VehicleSpecs = {
  engine: "V6",
  power: "830 CV",
  acceleration: "2,9 s",
  topSpeed: "330 km/h",
  transmission: "Automatico",
  seats: 2,
  luggage: "200 litri",
  fuel: "Benzina",
};
const TERMS: RentalTerms = {
  deposit: 500_000,
  excess: 250_000,
  includedKilometresPerDay: 150,
  extraKilometre: 250,
  minimumAge: 25,
  minimumLicenceYears: 3,
};

describe("the cars of a comparison URL", () => {
  test("are unique, in URL order, three at most", () => {
    expect(parseComparedSlugs(["b", "a", "b", "c", "d"])).toEqual(["b", "a", "c"]);
  });

  test("are slugs; any other text is dropped", () => {
    expect(parseComparedSlugs(["../x", "", "<b>", "a-1"])).toEqual(["a-1"]);
  });
});

describe("a row", () => {
  const of = (key: string, vehicles: Parameters<typeof buildComparisonRows>[1]) =>
    buildComparisonRows(wordsOf("it"), vehicles).find((row) => row.key === key)?.figures;

  test("is scaled from 0 to its greatest figure", () => {
    const other = { terms: { ...TERMS, deposit: 1_000_000 }, specs: { ...SPECS, luggage: "1.000 litri" } };
    const vehicles = [{ terms: TERMS, specs: SPECS }, other];
    expect(of("deposit", vehicles)?.map(({ ratio }) => ratio)).toEqual([0.5, 1]);
    expect(of("luggage", vehicles)).toEqual([
      { text: "200 litri", ratio: 0.2 },
      { text: "1.000 litri", ratio: 1 },
    ]);
  });

  test("of the time from 0 to 100 has the longest bar for the quickest car", () => {
    const slow = { terms: TERMS, specs: { ...SPECS, acceleration: "5,8 s" } };
    expect(of("acceleration", [slow, { terms: TERMS, specs: SPECS }])).toEqual([
      { text: "5,8 s", ratio: 0.5 },
      { text: "2,9 s", ratio: 1 },
    ]);
  });

  test("shows a value without a bar if it is not a number", () => {
    const unstated = { terms: TERMS, specs: { ...SPECS, acceleration: "", luggage: "due valigie" } };
    expect(of("acceleration", [{ terms: TERMS, specs: SPECS }, unstated])?.[1]).toEqual({ text: "–", ratio: null });
    expect(of("luggage", [unstated])).toEqual([{ text: "due valigie", ratio: null }]);
  });

  test("is omitted if no car has a figure for it", () => {
    expect(of("acceleration", [{ terms: TERMS, specs: { ...SPECS, acceleration: "" } }])).toBeUndefined();
  });
});

test.each([
  ["1.030 litri", 1030],
  ["2,9 s", 2.9],
  ["507 litri", 507],
  ["circa 300", null],
  ["", null],
])("%j starts with the number %s", (text, value) => {
  expect(parseLeadingNumber(text)).toBe(value);
});

describe("the suggested cars", () => {
  const car = (slug: string, dailyRate: number, part: { category?: "suv"; available?: boolean } = {}) => ({
    slug,
    dailyRate,
    category: "sportive" as const,
    available: true,
    ...part,
  });
  const FLEET = [
    car("a", 100),
    car("far", 900),
    car("near", 110),
    car("nearer", 95),
    car("suv", 100, { category: "suv" }),
    car("out", 100, { available: false }),
  ];

  test("are available, of the first car's category, nearest in price first, and not compared yet", () => {
    expect(suggestVehiclesToCompare([car("a", 100)], FLEET).map(({ slug }) => slug)).toEqual(["nearer", "near", "far"]);
    expect(suggestVehiclesToCompare([car("a", 100)], FLEET, 1)).toHaveLength(1);
  });

  test("are empty for an empty and for a full comparison", () => {
    expect(suggestVehiclesToCompare([], FLEET)).toEqual([]);
    expect(suggestVehiclesToCompare([car("a", 1), car("b", 1), car("c", 1)], FLEET)).toEqual([]);
  });
});
