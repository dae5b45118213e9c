// Rule: product.md#new-installation
import { expect, test } from "vitest";
import { summariseVehicle } from "#domain/vehicles/vehicle-summary.ts";
import { car } from "#test/page-samples.ts";
import { listFleetCategories } from "./listing-entries.ts";

test("links only categories that have a car, available or not, in their fixed order", () => {
  const suv = { ...summariseVehicle({ ...car, available: false }), category: "suv" as const };
  const cabrio = { ...summariseVehicle(car), category: "cabrio" as const };
  const noVan = { ...summariseVehicle(car), category: "van" as const, vehicles: 0, displayed: 0 };
  expect(listFleetCategories([suv, noVan, cabrio])).toEqual(["cabrio", "suv"]);
});
