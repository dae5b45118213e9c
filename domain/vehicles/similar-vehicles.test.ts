import { expect, test } from "vitest";
import type { City } from "#domain/cities/city.ts";
import { findNearestOfCategory, findSimilarVehicles } from "#domain/vehicles/similar-vehicles.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

type Car = Pick<Vehicle, "slug" | "category" | "citySlug" | "available" | "dailyRate" | "rating">;

function car(slug: string, fields: Partial<Car> = {}): Car {
  return { slug, category: "sportive", citySlug: "milan", available: true, dailyRate: 100_000, rating: 4.9, ...fields };
}
const itself = car("itself");

test("returns available cars of the same category and city, never the car itself", () => {
  const cars = [
    itself,
    car("same"),
    car("other-category", { category: "suv" }),
    car("other-city", { citySlug: "rome" }),
    car("unavailable", { available: false }),
  ];
  expect(findSimilarVehicles(itself, cars).map(({ slug }) => slug)).toEqual(["same"]);
});

// Rule: product.md#vehicle-page "Similar cars are"
test("returns at most three, nearest in price first, then better rated", () => {
  const cars = [
    car("far", { dailyRate: 150_000 }),
    car("near", { dailyRate: 90_000 }),
    car("near-better", { dailyRate: 110_000, rating: 5 }),
    car("nearest", { dailyRate: 101_000 }),
  ];
  expect(findSimilarVehicles(itself, cars).map(({ slug }) => slug)).toEqual(["nearest", "near-better", "near"]);
  expect(findSimilarVehicles(itself, cars, 1)).toHaveLength(1);
  expect(findSimilarVehicles(itself, [])).toEqual([]);
});

test("falls back to the nearest cars if the city has no other of the category, by price within a city", () => {
  const place = (slug: string, latitude: number, longitude: number) =>
    ({ slug, latitude, longitude }) as Pick<City, "slug" | "latitude" | "longitude"> as City;
  const cities = [place("milan", 45.46, 9.19), place("zurich", 47.37, 8.54), place("rome", 41.9, 12.5)];
  const cars = [
    car("in-rome", { citySlug: "rome" }),
    car("in-zurich-dear", { citySlug: "zurich", dailyRate: 180_000 }),
    car("in-zurich", { citySlug: "zurich" }),
    car("unavailable", { citySlug: "zurich", available: false }),
    car("suv", { citySlug: "zurich", category: "suv" }),
    car("nowhere", { citySlug: "atlantis" }),
    itself,
  ];
  expect(findNearestOfCategory(itself, cars, cities, 4).map(({ slug }) => slug)).toEqual([
    "in-zurich",
    "in-zurich-dear",
    "in-rome",
    "nowhere",
  ]);
});
