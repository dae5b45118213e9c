import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { JET_TYPE_NAMES, jetChangesSchema, newJetSchema } from "#domain/forms/jets/jet.ts";

const apiJetSchema = z.object({
  id: z.string(),
  brand: z.string(),
  model: z.string(),
  slug: z.string(),
  type: z.enum(JET_TYPE_NAMES),
  passengers: z.number().int(),
  max_baggage_kg: z.number().int(),
  range_km: z.number().int(),
  cruise_speed_kmh: z.number().int(),
  price: z.number(),
  images: z.array(z.string()),
  cities: z.array(z.string()),
  airport: z.string().nullable(),
  amenities: z.array(z.string()),
  highlights: z.array(z.string()),
  crew_size: z.number().int(),
  rating: z.number(),
  reviews: z.number().int(),
  cabin_height_m: z.number(),
  cabin_width_m: z.number(),
  description: z.string(),
  available: z.boolean(),
  active: z.boolean(),
  ...revisionShape,
  /** Public path of the jet's page in its first city; null if no page shows the jet. */
  url: z.string().nullable(),
});
export type ApiJet = z.infer<typeof apiJetSchema>;

export const jetEndpoints = {
  "GET /api/jets": {
    summary: "I jet, anche quelli disattivati; le tariffe in euro all'ora di volo",
    query: searchableTableQuery("id", "brand", "model", "slug", "type", "available", "active").extend(
      dayRangeFilters("updated"),
    ),
    answer: z.array(apiJetSchema),
    list: true,
  },
  "POST /api/jets": { summary: "Aggiunge un jet", body: newJetSchema, answer: apiJetSchema, status: 201 },
  "PATCH /api/jets/:id": {
    summary: "Modifica un jet; lo disattiva con {active: false}. Chi cura solo i testi cambia solo quelli",
    body: jetChangesSchema,
    answer: apiJetSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/jets/:id": {
    summary: "Elimina un jet per sempre, se non ha richieste o preventivi aperti",
    answer: null,
    refuses: [404, 409],
  },
} as const satisfies Endpoints;
