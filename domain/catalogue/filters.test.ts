import { expect, test } from "vitest";
import {
  EXPLORE_SERVICES,
  isFullPriceRange,
  matchesCategory,
  PRICE_SLIDERS,
  parseHorsepower,
  TRANSMISSIONS,
  toTransmissionKind,
} from "#domain/catalogue/filters.ts";
import { EXPLORE_IT } from "#domain/words/search/explore.it.ts";

// Rule: product.md#explore-filters
// Rule: product.md#explore-filters "Cars, per day"
// Rule: product.md#explore-filters "Experiences"
// Rule: product.md#explore-filters "Jets, per hour"
test("has one price slider per service", () => {
  expect(PRICE_SLIDERS).toEqual({
    auto: { min: 500, max: 3000, step: 100 },
    jet: { min: 3000, max: 15_000, step: 500 },
    experience: { min: 1000, max: 30_000, step: 100 },
  });
  for (const service of EXPLORE_SERVICES) {
    const { min, max, step } = PRICE_SLIDERS[service];
    expect((max - min) % step).toBe(0);
    expect(isFullPriceRange(service, [min, max])).toBe(true);
    expect(isFullPriceRange(service, [min + step, max])).toBe(false);
    expect(isFullPriceRange(service, [min, max - step])).toBe(false);
  }
});

// Rule: product.md#explore-filters
test("offers the transmissions Tutti, Automatico and Manuale", () => {
  expect(TRANSMISSIONS.map((value) => EXPLORE_IT.transmissions[value || "all"])).toEqual([
    "Tutti",
    "Automatico",
    "Manuale",
  ]);
});

// Rule: product.md#cars
// Rule: product.md#vehicle-record
test.each([
  ["Manuale a 6 marce", "manuale"],
  ["Manual", "manuale"],
  ["Automatico a doppia frizione, 8 rapporti", "auto"],
  ["PDK", "auto"],
  ["Automatica con modalità manuale", "auto"],
  ["Monomarcia", "auto"],
  ["", "auto"],
])("classifies the gearbox %j as %s", (text, kind) => {
  expect(toTransmissionKind(text)).toBe(kind);
});

// Rule: product.md#categories
test("matches categories by exact value, ignoring case, through the value mapping", () => {
  expect(matchesCategory("sportive", "Sports Cars")).toBe(true);
  expect(matchesCategory("prestige", "SUPERCAR")).toBe(true);
  expect(matchesCategory("Jet Privato", "jet privato")).toBe(true);
  expect(matchesCategory("sportive", "sport")).toBe(true);
  expect(matchesCategory("suv", "van")).toBe(false);
  expect(matchesCategory("suv", "su")).toBe(false);
});

// Rule: product.md#cars "Horsepower is read"
// Rule: product.md#vehicle-record
test.each([
  ["830 CV", 830],
  ["830 CV (610 kW)", 830],
  ["610 kW (830 CV)", 830],
  ["1.001 CV", 1001],
  ["300 kW", 408],
  ["650 hp", 650],
  ["n.d.", 0],
])("parses the power %j as %d horsepower", (power, expected) => {
  expect(parseHorsepower({ power })).toBe(expected);
});
