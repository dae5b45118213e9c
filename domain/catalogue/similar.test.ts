import { expect, test } from "vitest";
import { similarVehicles } from "#domain/catalogue/similar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

type Car = Pick<Vehicle, "slug" | "category" | "citySlug" | "available" | "dailyRate" | "rating">;

function car(slug: string, fields: Partial<Car> = {}): Car {
  return { slug, category: "sportive", citySlug: "milan", available: true, dailyRate: 100_000, rating: 4.9, ...fields };
}
const itself = car("itself");

test("of the same category in the same city, never the car itself nor one that is not available", () => {
  const cars = [
    itself,
    car("same"),
    car("other-category", { category: "suv" }),
    car("other-city", { citySlug: "rome" }),
    car("unavailable", { available: false }),
  ];
  expect(similarVehicles(itself, cars).map(({ slug }) => slug)).toEqual(["same"]);
});

test("at most three, the nearest in price first, then the better rated", () => {
  const cars = [
    car("far", { dailyRate: 150_000 }),
    car("near", { dailyRate: 90_000 }),
    car("near-better", { dailyRate: 110_000, rating: 5 }),
    car("nearest", { dailyRate: 101_000 }),
  ];
  expect(similarVehicles(itself, cars).map(({ slug }) => slug)).toEqual(["nearest", "near-better", "near"]);
  expect(similarVehicles(itself, cars, 1)).toHaveLength(1);
  expect(similarVehicles(itself, [])).toEqual([]);
});
