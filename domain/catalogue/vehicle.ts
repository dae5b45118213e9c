import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";

/** Technical data as staff enter them (B 3.8); texts carry their unit, as the maker states them. */
export interface VehicleSpecs {
  engine: string;
  power: string;
  acceleration: string;
  topSpeed: string;
  transmission: string;
  seats: number;
  luggage: string;
  fuel: Fuel;
}

/** B 3.8. */
export const FUELS = ["Benzina", "Diesel", "Elettrica", "Ibrida", "Ibrida Plug-in"] as const;
export type Fuel = (typeof FUELS)[number];

/** B 3.8. */
export const VEHICLE_TYPES = ["Sportiva", "SUV", "Cabrio", "Berlina", "Van"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The conditions of hire of one car, shown before any personal data is asked (design 1, 5). */
export interface RentalTerms {
  /** 3,000–10,000 euro (B 9). */
  deposit: Cents;
  /** What the renter pays at most for damage. */
  excess: Cents;
  includedKilometresPerDay: number;
  extraKilometre: Cents;
  /** Years. */
  minimumAge: number;
  /** Years since the licence was issued (B 9: 3). */
  minimumLicenceYears: number;
}

/** A car as public pages show it (B 3.1), with what booking it needs. */
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
  images: string[];
  /** What staff wrote that a picture shows, by its address. */
  imageAlts: Readonly<Record<string, string>>;
  highlights: string[];
  specs: VehicleSpecs;
  terms: RentalTerms;
  /** Hours the company needs between a return and the next pickup. */
  turnaroundHours: number;
}

/** The public path of a car, B 2.2. */
export type VehicleLocator = Pick<Vehicle, "citySlug" | "category" | "slug">;

/** "Ferrari 296 GTB". */
export function vehicleTitle(vehicle: Pick<Vehicle, "brand" | "name">): string {
  return `${vehicle.brand} ${vehicle.name}`;
}
