import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { VehicleType } from "#domain/vehicles/vehicle-fields.ts";
import type { VehicleSpecs } from "#domain/vehicles/vehicle-record.ts";

/** The conditions of hire of one car, shown before any personal data is asked (product.md#deposit-and-terms). */
export interface RentalTerms {
  /** 3,000–10,000 euro. */
  deposit: Cents;
  /** What the renter pays at most for damage. */
  excess: Cents;
  includedKilometresPerDay: number;
  extraKilometre: Cents;
  /** Years. */
  minimumAge: number;
  /** Years since the licence was issued, three at least. */
  minimumLicenceYears: number;
}

/** A car as public pages show it (product.md#cars), with what booking it needs. */
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
  dailyRate: Cents;
  rating: number;
  reviews: number;
  totalUnits: number;
  available: boolean;
  /** At least one; our own pictures are `/pictures/cars/{slug}/studio-1200.webp` and the like. */
  images: readonly string[];
  /** What staff wrote that a picture shows, by its address. */
  imageAlts: Readonly<Record<string, string>>;
  highlights: readonly string[];
  specs: VehicleSpecs;
  terms: RentalTerms;
  /** Hours the company needs between a return and the next pickup. */
  turnaroundHours: number;
}

/** What the public path of a car is made of (product.md#public-routes). */
export type VehicleLocator = Pick<Vehicle, "citySlug" | "category" | "slug">;

/** With its article: "la Ferrari 296 GTB", "l'Audi R8". */
export function vehicleTitleWithArticle(vehicle: Pick<Vehicle, "brand" | "name">): string {
  const title = vehicleTitle(vehicle);
  return /^[aeiou]/i.test(title) ? `l'${title}` : `la ${title}`;
}

/** "Ferrari 296 GTB". */
export function vehicleTitle(vehicle: Pick<Vehicle, "brand" | "name">): string {
  return `${vehicle.brand} ${vehicle.name}`;
}
