import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { experienceChangesSchema, newExperienceSchema } from "#domain/forms/experiences/experience.ts";

const apiExperienceSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  location: z.string(),
  price: z.number(),
  price_unit: z.string(),
  price_note: z.string(),
  duration: z.string(),
  type: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  images: z.array(z.string()),
  highlights: z.array(z.string()),
  rating: z.number(),
  reviews: z.number().int(),
  available: z.boolean(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiExperience = z.infer<typeof apiExperienceSchema>;

export const experienceEndpoints = {
  "GET /api/experiences": {
    summary: "Le esperienze, anche quelle disattivate; i prezzi in euro",
    query: searchableTableQuery("id", "name", "slug", "location", "available", "active").extend(
      dayRangeFilters("updated"),
    ),
    answer: z.array(apiExperienceSchema),
    list: true,
  },
  "POST /api/experiences": {
    summary: "Aggiunge un'esperienza",
    body: newExperienceSchema,
    answer: apiExperienceSchema,
    status: 201,
  },
  "PATCH /api/experiences/:id": {
    summary: "Modifica un'esperienza; la disattiva con {active: false}. Chi cura solo i testi cambia solo quelli",
    body: experienceChangesSchema,
    answer: apiExperienceSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/experiences/:id": {
    summary: "Elimina un'esperienza per sempre, se non ha richieste o preventivi aperti",
    answer: null,
    refuses: [404, 409],
  },
} as const satisfies Endpoints;
