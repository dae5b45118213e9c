import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { categoryTermsChangesSchema } from "#domain/forms/category-terms/category-terms.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";
import { mapToRecord, TERM_FIELD_NAMES } from "#domain/vehicles/vehicle-record.ts";

const termsShape = z.object({
  ...mapToRecord(TERM_FIELD_NAMES, (name) => (VEHICLE_FIELDS[name].kind === "euros" ? z.number() : z.int())),
  // Published as any number before the others became whole ones.
  included_km_per_day: z.number(),
});

const apiCategoryTermsSchema = z.object({
  category: z.enum(STAFF_CATEGORIES),
  terms: termsShape,
  /** What holds where nothing was set. */
  defaults: termsShape,
  /** How many cars are of the category. */
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
