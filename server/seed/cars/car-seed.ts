import type { VehicleSpecs, VehicleType } from "#domain/catalogue/vehicle.ts";
import type { StaffCategory } from "#domain/categories.ts";

/** The twelve highlight tags. */
export const HIGHLIGHT_TAGS = [
  "VIP Exclusive",
  "Più prenotata",
  "Nuova",
  "Business",
  "Luxury",
  "Famiglia",
  "Elegante",
  "Italian Style",
  "Cabriolet",
  "Executive",
  "Spazioso",
  "Hypercar",
] as const;
export type HighlightTag = (typeof HIGHLIGHT_TAGS)[number];

/** A car as these files write it: amounts in whole euros, technical data as its maker states them. */
export interface CarSeed {
  slug: string;
  brand: string;
  name: string;
  type: VehicleType;
  category: StaffCategory;
  /** Name of the city it stands in. */
  location: string;
  /** Euros a day, 600–1,500. */
  price: number;
  rating: number;
  reviews: number;
  /** 1 where not said. */
  units?: number;
  /** True where not said. */
  available?: boolean;
  highlights: readonly HighlightTag[];
  specs: VehicleSpecs;
  terms: CarTerms;
  description: string;
}

export interface CarTerms {
  /** Euros, 3,000–10,000. */
  deposit: number;
  /** Euros. */
  excess: number;
  kilometresPerDay: number;
  /** Euros. */
  extraKilometre: number;
  minimumAge: 21 | 25;
  /** Hours between a return and the next pickup. */
  turnaroundHours: number;
}
