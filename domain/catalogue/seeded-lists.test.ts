import { expect, test } from "vitest";
import { BRANDS } from "#server/seed/brands.ts";
import { HIGHLIGHT_TAGS } from "#server/seed/cars/car-seed.ts";

test("A 3: the twelve brands with copy of their own, by slug", () => {
  expect(BRANDS.map(({ slug }) => slug)).toEqual([
    "ferrari",
    "lamborghini",
    "porsche",
    "mercedes-benz",
    "bentley",
    "rolls-royce",
    "maserati",
    "mclaren",
    "aston-martin",
    "bmw",
    "audi",
    "range-rover",
  ]);
  expect(new Set(BRANDS.map(({ description }) => description)).size).toBe(12);
});

test("A 3: the twelve highlight tags", () => {
  expect(HIGHLIGHT_TAGS.join(", ")).toBe(
    "VIP Exclusive, Più prenotata, Nuova, Business, Luxury, Famiglia, Elegante, Italian Style, Cabriolet, Executive, Spazioso, Hypercar",
  );
});
