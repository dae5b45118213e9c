import type { ApiJet } from "#domain/api/jets/jets.ts";
import type { NewJetInput } from "#domain/forms/jets/jet.ts";

/** A choice that nobody has made yet: what an empty select has, and what the schema refuses. */
const NOT_CHOSEN = "" as never;
/** A figure that nobody has written yet. */
const NOT_WRITTEN = null as never;

/** A new jet. */
export const emptyJet = (): NewJetInput => ({
  brand: "",
  model: "",
  slug: "",
  type: NOT_CHOSEN,
  passengers: NOT_WRITTEN,
  max_baggage_kg: NOT_WRITTEN,
  range_km: NOT_WRITTEN,
  cruise_speed_kmh: NOT_WRITTEN,
  price: NOT_WRITTEN,
  images: [""],
  cities: [],
  airport: "",
  amenities: [""],
  highlights: [""],
  crew_size: 2,
  rating: 4.5,
  reviews: 0,
  cabin_height_m: NOT_WRITTEN,
  cabin_width_m: NOT_WRITTEN,
  description: "",
  available: true,
  active: true,
});

/** A jet as its form shows it: at least one row of pictures, amenities and highlights. */
export function jetValues(row: ApiJet): NewJetInput {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, url: _url, ...stated } = row;
  return {
    ...stated,
    airport: row.airport ?? "",
    images: atLeastOne(row.images),
    amenities: atLeastOne(row.amenities),
    highlights: atLeastOne(row.highlights),
  };
}

/** The texts of a jet. */
export function jetTexts({ description, amenities, highlights }: ApiJet) {
  return { description, amenities: atLeastOne(amenities), highlights: atLeastOne(highlights) };
}

/** The rows of a list, one that is blank where there is none. */
export const atLeastOne = (rows: readonly string[]): string[] => (rows.length > 0 ? [...rows] : [""]);
