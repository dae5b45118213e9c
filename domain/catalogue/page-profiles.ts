import type { City } from "#domain/cities/city.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { SpecificationColumns } from "#domain/vehicles/vehicle-record.ts";

/** What staff may write for the head of a page (product.md#titles-and-descriptions); null leaves it to the pattern. */
export interface PageMetaTexts {
  metaTitle: string | null;
  metaDescription: string | null;
  /** Comma-separated. */
  metaKeywords: string | null;
}

/** A maker as public pages show it (product.md#brand-record). */
export interface Brand extends PageMetaTexts {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  logoUrl: string | null;
  active: boolean;
}

/** A city with what its own page says (product.md#city-record). */
export interface CityProfile extends City, PageMetaTexts {
  description: string | null;
  /** The page's text by language: it, en, fr, de, es. */
  descriptions: Record<string, string>;
  imageUrl: string | null;
}

/** A car with what its own page says (product.md#vehicle-record). */
export interface VehicleProfile extends Vehicle, PageMetaTexts, SpecificationColumns {
  /** One or two sentences in the company's voice. */
  description: string | null;
}
