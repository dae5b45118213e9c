import { expect, test } from "vitest";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";

// Rule: product.md#cars
// Rule: product.md#vehicle-record
test("names a car by brand and name", () => {
  expect(vehicleTitle({ brand: "Ferrari", name: "296 GTB" })).toBe("Ferrari 296 GTB");
});
