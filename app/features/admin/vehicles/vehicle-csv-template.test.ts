import { expect, test } from "vitest";
import { vehicleCsvTemplate } from "#app/features/admin/vehicles/vehicle-csv-template.ts";
import { newVehicleSchema } from "#domain/forms/vehicles/vehicle.ts";
import { findCsvField, parseVehicleRow } from "#domain/forms/vehicles/vehicle-csv.ts";

// Rule: product.md#new-installation
test("knows every column, and its example cannot be imported by mistake: only the pictures are wrong", () => {
  const { fields, data } = vehicleCsvTemplate();
  const cells = Object.fromEntries(fields.map((header, at) => [findCsvField(header), data[0]?.[at] ?? ""]));
  const { error } = newVehicleSchema.safeParse(parseVehicleRow(cells, null));
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(["images"]));
});
