import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { VehicleType } from "#domain/vehicles/vehicle-fields.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";

/** The rental conditions of a car, shown before any personal data is entered (product.md#deposit-and-terms). */
export interface RentalTerms {
  /** The deposit: 3,000–10,000 euro. */
  deposit: Cents;
  /** The renter's maximum payment for damage. */
  excess: Cents;
  includedKilometresPerDay: number;
  extraKilometre: Cents;
  /** The minimum age in years. */
  minimumAge: number;
  /** Years since the licence was issued, at least three. */
  minimumLicenceYears: number;
}

/** A car as public pages show it (product.md#cars), with the data for booking it. */
export interface Vehicle {
  id: string;
  slug: string;
  name: string;
  brand: string;
  brandSlug: string;
  type: VehicleType;
  category: CategorySlug;
  /** City name as stored, e.g. "Milano". */
  location: string;
  citySlug: string;
  timeZone: string;
  /** The base rate, by which cars are sorted, averaged and validated. */
  dailyRate: Cents;
  /** The lowest price of a day in the next 365 days, which pages without dates show (product.md#rates). */
  fromRate: Cents;
  rating: number;
  reviews: number;
  totalUnits: number;
  available: boolean;
  /** The pictures, photographs first; our own pictures have paths such as `/pictures/cars/{slug}/studio-1200.webp`. */
  images: readonly string[];
  /** One of our drawings of the car, where an admin leaves drawings out of `images`: "In scala" stays. */
  hiddenDrawing?: string;
  /** Alternative texts that staff wrote, by picture URL. */
  imageAlts: Readonly<Record<string, string>>;
  highlights: readonly string[];
  specs: VehicleSpecs;
  terms: RentalTerms;
  /** Hours that the company needs between a return and the next pickup. */
  turnaroundHours: number;
}

/** A car as it is stored, without what the rates of the day make of its price. */
export type CatalogueVehicle = Omit<Vehicle, "fromRate">;

/** The fields that form a car's public path (product.md#public-routes). */
export type VehicleLocator = Pick<Vehicle, "citySlug" | "category" | "slug">;

/** Returns "Ferrari 296 GTB". */
export function vehicleTitle(vehicle: Pick<Vehicle, "brand" | "name">): string {
  return `${vehicle.brand} ${vehicle.name}`;
}
