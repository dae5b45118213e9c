import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import type { NewJetInput } from "#domain/forms/jets/jet.ts";

/** Returns the initial values of a new jet. */
export const newJetValues = (): FormValues<NewJetInput> => ({
  brand: "",
  model: "",
  slug: "",
  type: "",
  passengers: null,
  max_baggage_kg: null,
  range_km: null,
  cruise_speed_kmh: null,
  price: null,
  images: [""],
  cities: [],
  airport: "",
  amenities: [""],
  highlights: [""],
  crew_size: 2,
  rating: 4.5,
  reviews: 0,
  cabin_height_m: null,
  cabin_width_m: null,
  description: "",
  available: true,
  active: true,
});

/** Returns the form values of a jet; pictures, amenities and highlights have at least one row. */
export function jetFormValues(row: ApiJet): FormValues<NewJetInput> {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, url: _url, ...stated } = row;
  return {
    ...stated,
    airport: row.airport ?? "",
    images: atLeastOneRow(row.images),
    amenities: atLeastOneRow(row.amenities),
    highlights: atLeastOneRow(row.highlights),
  };
}

/** Returns the texts of a jet. */
export function jetTextValues({ description, amenities, highlights }: ApiJet) {
  return { description, amenities: atLeastOneRow(amenities), highlights: atLeastOneRow(highlights) };
}

/** Returns the rows of a list, or one empty row when there are none. */
export const atLeastOneRow = (rows: readonly string[]): string[] => (rows.length > 0 ? [...rows] : [""]);
