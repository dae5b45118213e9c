import { atLeastOneRow } from "#app/features/admin/jets/jet-values.ts";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import type { NewExperienceInput } from "#domain/forms/experiences/experience.ts";

/** Returns the initial values of a new experience. */
export const newExperienceValues = (): FormValues<NewExperienceInput> => ({
  name: "",
  slug: "",
  location: "",
  price: null,
  price_unit: "weekend",
  price_note: "Per due persone, tutto compreso.",
  duration: "",
  type: "",
  description: "",
  includes: [""],
  images: [""],
  highlights: [""],
  rating: 4.5,
  reviews: 0,
  available: true,
  active: true,
});

/** Returns the form values of an experience; each list has at least one row. */
export function experienceFormValues(row: ApiExperience): FormValues<NewExperienceInput> {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, ...stated } = row;
  return { ...stated, ...experienceTextValues(row), images: atLeastOneRow(row.images) };
}

/** Returns the texts of an experience. */
export function experienceTextValues({ description, includes, highlights, price_note }: ApiExperience) {
  return { description, includes: atLeastOneRow(includes), highlights: atLeastOneRow(highlights), price_note };
}
