import { toCamelCase } from "#domain/key-casing.ts";
import { toVehicleColumns } from "#domain/vehicles/vehicle-record.ts";
import type { vehicles } from "#server/db/schema.ts";
import { ASTON_MARTIN } from "#server/seed/vehicles/aston-martin.ts";
import { AUDI } from "#server/seed/vehicles/audi.ts";
import { BENTLEY } from "#server/seed/vehicles/bentley.ts";
import { BMW } from "#server/seed/vehicles/bmw.ts";
import { FERRARI } from "#server/seed/vehicles/ferrari.ts";
import { LAMBORGHINI } from "#server/seed/vehicles/lamborghini.ts";
import { MASERATI } from "#server/seed/vehicles/maserati.ts";
import { MCLAREN } from "#server/seed/vehicles/mclaren.ts";
import { MERCEDES_BENZ } from "#server/seed/vehicles/mercedes-benz.ts";
import { PORSCHE } from "#server/seed/vehicles/porsche.ts";
import { RANGE_ROVER } from "#server/seed/vehicles/range-rover.ts";
import { ROLLS_ROYCE } from "#server/seed/vehicles/rolls-royce.ts";
import type { VehicleSeed } from "#server/seed/vehicles/vehicle-seed.ts";

type VehicleInsert = typeof vehicles.$inferInsert;
type RequiredColumn = "rating" | "available" | "highlights" | "totalUnits" | "minimumLicenceYears" | "turnaroundHours";
/** A car of the catalogue. Columns on which a rental depends are required, so that none of them silently has its default. */
export type SeedVehicle = VehicleInsert & { [Column in RequiredColumn]: NonNullable<VehicleInsert[Column]> };

/** The values of cars in the seed files that do not set them. */
const DEFAULTS = { total_units: 1, available: true, minimum_licence_years: 3 };
const PICTURES = ["studio", "front", "rear"] as const;

/** The 33 cars of the catalogue (product.md#starting-catalogue), by brand. */
export const SEED_VEHICLES: readonly SeedVehicle[] = [
  ...FERRARI,
  ...LAMBORGHINI,
  ...PORSCHE,
  ...MERCEDES_BENZ,
  ...BENTLEY,
  ...ROLLS_ROYCE,
  ...MASERATI,
  ...MCLAREN,
  ...ASTON_MARTIN,
  ...BMW,
  ...AUDI,
  ...RANGE_ROVER,
].map(toVehicleRow);

function toVehicleRow({ terms, ...car }: VehicleSeed): SeedVehicle {
  const vehicle = { ...DEFAULTS, ...car, ...terms };
  const pictures = PICTURES.map((picture) => `/pictures/cars/${car.slug}/${picture}-1200.webp`);
  return { ...toVehicleColumns(toCamelCase(vehicle)), images: pictures, highlights: [...car.highlights] };
}
