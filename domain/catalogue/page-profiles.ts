import type { City } from "#domain/cities/city.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { SpecificationColumns } from "#domain/vehicles/vehicle-record.ts";

/** Meta texts that staff may write for a page (product.md#titles-and-descriptions). Null uses the default pattern. */
export interface PageMetaTexts {
  metaTitle: string | null;
  metaDescription: string | null;
  /** Keywords, separated by commas. */
  metaKeywords: string | null;
}

/** A brand as public pages show it (product.md#brand-record). */
export interface Brand extends PageMetaTexts {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  logoUrl: string | null;
  active: boolean;
}

/** A city with the texts of its page (product.md#city-record). */
export interface CityProfile extends City, PageMetaTexts {
  description: string | null;
  /** The page's text by language: it, en, fr, de, es. */
  descriptions: Record<string, string>;
  imageUrl: string | null;
  nightImageUrl: string | null;
}

/** A vehicle with the texts of its page (product.md#vehicle-record). */
export interface VehicleProfile extends Vehicle, PageMetaTexts, SpecificationColumns {
  /** One or two sentences of copy. */
  description: string | null;
}

/** A vehicle with its texts as it is stored, without what the rates of the day make of its price. */
export type CatalogueVehicleProfile = Omit<VehicleProfile, "fromRate">;
