import { expect, test } from "vitest";
import { toCamelCase } from "#domain/key-casing.ts";
import { toSpecificationRows } from "#domain/vehicles/specification.ts";
import { VEHICLE_FORM_PARTS } from "#domain/vehicles/vehicle-field-kinds.ts";
import {
  fieldsOfFormPart,
  mapToRecord,
  toApiVehicleFields,
  toVehicleColumns,
  VEHICLE_API_FIELD_NAMES,
  VEHICLE_FIELD_NAMES,
  vehicleFieldOf,
} from "#domain/vehicles/vehicle-record.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { vehicleRow } from "#test/factories/catalogue-rows.ts";

const CAR = vehicleRow();

test("numbers the CSV columns without gaps, with unique headers", () => {
  const columns = VEHICLE_FIELD_NAMES.flatMap((name) => vehicleFieldOf(name).csv ?? []);
  const numbers = columns.filter((value) => typeof value === "number").toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(new Set(columns).size).toBe(columns.length);
});

test("shows every editable field in the form; the availability is a switch at its end", () => {
  const shown = VEHICLE_FORM_PARTS.flatMap(({ part }) => fieldsOfFormPart(part));
  expect(VEHICLE_FIELD_NAMES.filter((name) => !shown.includes(name))).toEqual(["slug", "available"]);
});

test("stores amounts in cents and returns them in euros", () => {
  const columns = toVehicleColumns(toCamelCase({ ...CAR, extra_km: 4.5 }));
  expect(columns).toMatchObject({ priceCents: 125_050, extraKmCents: 450, totalUnits: 2, specs: CAR.specs });
  const stated = toApiVehicleFields(columns);
  expect(stated).toEqual(mapToRecord(VEHICLE_API_FIELD_NAMES, (name) => ({ ...CAR, extra_km: 4.5 })[name]));
});

test("uses the public labels in the specification and omits missing values", () => {
  const specs = { ...CAR.specs, acceleration: "", transmission: "" };
  expect(toSpecificationRows(wordsOf("it"), { ...toCamelCase(CAR), specs })).toEqual([
    ["Motore", "V6 biturbo 3.0"],
    ["Potenza", "630 CV"],
    ["Velocità massima", "325 km/h"],
    ["Posti", "2"],
    ["Bagagliaio", "150 litri"],
    ["Alimentazione", "Benzina"],
  ]);
});
