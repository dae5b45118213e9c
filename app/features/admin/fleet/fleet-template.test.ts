import { expect, test } from "vitest";
import { fleetTemplate } from "#app/features/admin/fleet/fleet-template.ts";
import { newVehicleSchema } from "#domain/forms/fleet/vehicle.ts";
import { csvFieldOf, vehicleInput } from "#domain/forms/fleet/vehicle-csv.ts";

// Rule: product.md#new-installation
test("every column is known, and the example cannot be imported by mistake: only its pictures are wrong", () => {
  const { fields, data } = fleetTemplate();
  const cells = Object.fromEntries(fields.map((header, at) => [csvFieldOf(header), data[0]?.[at] ?? ""]));
  const { error } = newVehicleSchema.safeParse(vehicleInput(cells, null));
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(["images"]));
});
