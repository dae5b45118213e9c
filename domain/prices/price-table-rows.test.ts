import { expect, test } from "vitest";
import { type LowestPrice, toPriceTableRows } from "./price-table-rows.ts";

const price = (slug: string, citySlug: string, category: LowestPrice["category"], fromRate: number): LowestPrice => ({
  slug,
  brand: "Audi",
  name: slug,
  citySlug,
  category,
  fromRate,
  deposit: 300_000,
});
const prices = [
  price("q8", "milan", "suv", 70_000),
  price("b-r8", "milan", "sportive", 110_000),
  price("a-r8", "rome", "sportive", 110_000),
];

test("has a row per group with cars, in order, with its cheapest available car", () => {
  const categories = [
    { slug: "sportive", vehicles: 4 },
    { slug: "van", vehicles: 2 },
    { slug: "cabrio", vehicles: 0 },
    { slug: "suv", vehicles: 1 },
  ];
  expect(toPriceTableRows(categories, prices, "category")).toEqual([
    { slug: "sportive", vehicles: 4, lowest: prices[2] },
    { slug: "van", vehicles: 2, lowest: null },
    { slug: "suv", vehicles: 1, lowest: prices[0] },
  ]);
});

test("works by city too", () => {
  expect(toPriceTableRows([{ slug: "milan", vehicles: 5 }], prices, "citySlug")[0]?.lowest).toBe(prices[0]);
});
