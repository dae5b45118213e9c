import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { categoryTermsChangesSchema } from "#domain/forms/category-terms/category-terms.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";
import { mapToRecord, TERM_FIELD_NAMES } from "#domain/vehicles/vehicle-record.ts";

const termsShape = z.object({
  ...mapToRecord(TERM_FIELD_NAMES, (name) => (VEHICLE_FIELDS[name].kind === "euros" ? z.number() : z.int())),
  // Stays a plain number: the API published it before the other fields became integers.
  included_km_per_day: z.number(),
});

const apiCategoryTermsSchema = z.object({
  category: z.enum(STAFF_CATEGORIES),
  terms: termsShape,
  /** The values that apply to the fields that nobody has set. */
  defaults: termsShape,
  /** Number of vehicles in the category. */
  vehicles: z.int(),
  version: z.int(),
  updated_at: z.string().nullable(),
});
export type ApiCategoryTerms = z.infer<typeof apiCategoryTermsSchema>;

export const categoryTermsEndpoints = {
  "GET /api/category_terms": {
    summary: "Le condizioni di noleggio con cui comincia un'auto nuova, per categoria",
    answer: z.array(apiCategoryTermsSchema),
    list: true,
  },
  "PATCH /api/category_terms/:category": {
    summary: "Modifica le condizioni di una categoria; con apply_to_vehicles anche quelle delle sue auto",
    body: categoryTermsChangesSchema,
    row: null,
    answer: apiCategoryTermsSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
