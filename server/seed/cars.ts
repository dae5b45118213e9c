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
type StatedColumn =
  | "rating"
  | "available"
  | "highlights"
  | "total_units"
  | "minimum_licence_years"
  | "turnaround_hours";
/** A car of the catalogue, with nothing left to the table's defaults that a rental depends on. */
export type VehicleRow = VehicleInsert & { [Column in StatedColumn]: NonNullable<VehicleInsert[Column]> };

const MINIMUM_LICENCE_YEARS = 3;
const PICTURES = ["studio", "front", "rear", "ivory"] as const;

/** The 32 cars of the catalogue (A 1), brand by brand. */
export const CARS: readonly VehicleRow[] = [
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

function vehicleRow(car: CarSeed): VehicleRow {
  return {
    slug: car.slug,
    brand: car.brand,
    name: car.name,
    type: car.type,
    category: car.category,
    location: car.location,
    price_cents: car.price * 100,
    rating: car.rating,
    reviews: car.reviews,
    total_units: car.units ?? 1,
    available: car.available ?? true,
    images: PICTURES.map((picture) => `/pictures/cars/${car.slug}/${picture}-1200.webp`),
    specs: car.specs,
    highlights: [...car.highlights],
    deposit_cents: car.terms.deposit * 100,
    excess_cents: car.terms.excess * 100,
    included_km_per_day: car.terms.kilometresPerDay,
    extra_km_cents: car.terms.extraKilometre * 100,
    minimum_age: car.terms.minimumAge,
    minimum_licence_years: MINIMUM_LICENCE_YEARS,
    turnaround_hours: car.terms.turnaroundHours,
    description: car.description,
  };
}
