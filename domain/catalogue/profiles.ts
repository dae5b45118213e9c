import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SpecificationColumns } from "#domain/fleet/vehicle-record.ts";
import type { City } from "#domain/places.ts";

/** What staff may write for the head of a page (product.md#titles-and-descriptions); null leaves it to the pattern. */
export interface PageTexts {
  metaTitle: string | null;
  metaDescription: string | null;
  /** Comma-separated. */
  metaKeywords: string | null;
}

/** A maker as public pages show it (product.md#brand-record). */
export interface Brand extends PageTexts {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  logoUrl: string | null;
  active: boolean;
}

/** A city with what its own page says (product.md#city-record). */
export interface CityProfile extends City, PageTexts {
  description: string | null;
  /** The page's text by language: it, en, fr, de, es. */
  descriptions: Record<string, string>;
  imageUrl: string | null;
}

/** A car with what its own page says (product.md#vehicle-record). */
export interface VehicleProfile extends Vehicle, PageTexts, SpecificationColumns {
  /** One or two sentences in the company's voice. */
  description: string | null;
}
