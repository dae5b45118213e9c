import type { NewVehicle } from "#domain/forms/vehicles/vehicle.ts";
import type { ApiTermsFields, ApiVehicleFields } from "#domain/vehicles/vehicle-record.ts";

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

/** A car in the seed files, with the API's field names, without the values that all cars share. */
export interface VehicleSeed
  extends WithoutUndefined<Omit<NewVehicle, "highlights" | "images" | keyof ApiTermsFields>> {
  slug: string;
  rating: number;
  reviews: number;
  highlights: readonly HighlightTag[];
  specs: ApiVehicleFields["specs"];
  terms: Omit<ApiTermsFields, "minimum_licence_years">;
  description: string;
}

/** A field may be missing, but not undefined. */
type WithoutUndefined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
