import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { jetRouteChangesSchema, newJetRouteSchema } from "#domain/forms/jet-routes/jet-route.ts";

const apiJetRouteSchema = z.object({
  id: z.string(),
  origin: z.string(),
  destination: z.string(),
  minutes: z.number().int(),
  price: z.number(),
  position: z.number().int(),
  description: z.string().nullable(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiJetRoute = z.infer<typeof apiJetRouteSchema>;

export const jetRouteEndpoints = {
  "GET /api/jet_routes": {
    summary: "Le tratte più richieste, anche quelle disattivate; i prezzi in euro",
    query: searchableTableQuery("id", "origin", "destination", "active").extend(dayRangeFilters("updated")),
    answer: z.array(apiJetRouteSchema),
    list: true,
  },
  "POST /api/jet_routes": {
    summary: "Aggiunge una tratta",
    body: newJetRouteSchema,
    answer: apiJetRouteSchema,
    status: 201,
  },
  "PATCH /api/jet_routes/:id": {
    summary: "Modifica una tratta; la disattiva con {active: false}. Chi cura solo i testi cambia solo quelli",
    body: jetRouteChangesSchema,
    answer: apiJetRouteSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/jet_routes/:id": { summary: "Elimina una tratta", answer: null, refuses: [404] },
} as const satisfies Endpoints;
