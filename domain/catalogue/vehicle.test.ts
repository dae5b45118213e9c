import { expect, test } from "vitest";
import { FUELS, VEHICLE_TYPES, vehicleTitle } from "#domain/catalogue/vehicle.ts";

test("the options of type and fuel", () => {
  expect(VEHICLE_TYPES).toEqual(["Sportiva", "SUV", "Cabrio", "Berlina", "Van"]);
  expect(FUELS).toEqual(["Benzina", "Diesel", "Elettrica", "Ibrida", "Ibrida Plug-in"]);
});

test("a car is called by its brand and name", () => {
  expect(vehicleTitle({ brand: "Ferrari", name: "296 GTB" })).toBe("Ferrari 296 GTB");
});
