import { camelCased } from "#domain/casing.ts";
import { vehicleColumns } from "#domain/fleet/vehicle-record.ts";
import type { vehicles } from "#server/db/schema.ts";
import { ASTON_MARTIN } from "#server/seed/cars/aston-martin.ts";
import { AUDI } from "#server/seed/cars/audi.ts";
import { BENTLEY } from "#server/seed/cars/bentley.ts";
import { BMW } from "#server/seed/cars/bmw.ts";
import type { CarSeed } from "#server/seed/cars/car-seed.ts";
import { FERRARI } from "#server/seed/cars/ferrari.ts";
import { LAMBORGHINI } from "#server/seed/cars/lamborghini.ts";
import { MASERATI } from "#server/seed/cars/maserati.ts";
import { MCLAREN } from "#server/seed/cars/mclaren.ts";
import { MERCEDES_BENZ } from "#server/seed/cars/mercedes-benz.ts";
import { PORSCHE } from "#server/seed/cars/porsche.ts";
import { RANGE_ROVER } from "#server/seed/cars/range-rover.ts";
import { ROLLS_ROYCE } from "#server/seed/cars/rolls-royce.ts";

type VehicleInsert = typeof vehicles.$inferInsert;
type StatedColumn = "rating" | "available" | "highlights" | "totalUnits" | "minimumLicenceYears" | "turnaroundHours";
/** A car of the catalogue, with nothing left to the table's defaults that a rental depends on. */
export type SeedVehicle = VehicleInsert & { [Column in StatedColumn]: NonNullable<VehicleInsert[Column]> };

/** What the cars have where their files say nothing else. */
const COMMON = { total_units: 1, available: true, minimum_licence_years: 3 };
const PICTURES = ["studio", "front", "rear"] as const;

/** The 33 cars of the catalogue (product.md#starting-catalogue), brand by brand. */
export const CARS: readonly SeedVehicle[] = [
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
].map(vehicleRow);

function vehicleRow({ terms, ...car }: CarSeed): SeedVehicle {
  const stated = { ...COMMON, ...car, ...terms };
  const pictures = PICTURES.map((picture) => `/pictures/cars/${car.slug}/${picture}-1200.webp`);
  return { ...vehicleColumns(camelCased(stated)), images: pictures, highlights: [...car.highlights] };
}
