import type { StatedTerms, StatedVehicle } from "#domain/fleet/vehicle-record.ts";
import type { NewVehicle } from "#domain/forms/fleet/vehicle.ts";

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

/** A car as these files write it, under the names of the API; they leave out what the whole catalogue has in common. */
export interface CarSeed extends Stated<Omit<NewVehicle, "highlights" | "images" | keyof StatedTerms>> {
  slug: string;
  rating: number;
  reviews: number;
  highlights: readonly HighlightTag[];
  specs: StatedVehicle["specs"];
  terms: Omit<StatedTerms, "minimum_licence_years">;
  description: string;
}

/** A field is left out, but never undefined. */
type Stated<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
