import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { tableQuery } from "#domain/api/table-query.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { extraChangesSchema, newExtraSchema } from "#domain/forms/rates/extra.ts";

const apiExtraSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  unit: z.enum(["day", "rental"]),
  /** Euros per day or per rental. */
  price: z.number(),
  max_quantity: z.number().int(),
  /** The most days that are charged; null for all. */
  max_charged_days: z.number().int().nullable(),
  /** Where it is offered; empty lists are everywhere. */
  categories: z.array(z.enum(CATEGORY_SLUGS)),
  vehicle_ids: z.array(z.string()),
  city_ids: z.array(z.string()),
  lead_hours: z.number().int(),
  position: z.number().int(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiExtra = z.infer<typeof apiExtraSchema>;

export const extraEndpoints = {
  "GET /api/extras": {
    summary: "Gli extra, anche quelli disattivati; i prezzi in euro",
    query: tableQuery("id", "code", "unit", "active"),
    answer: z.array(apiExtraSchema),
    list: true,
  },
  "POST /api/extras": {
    summary: "Aggiunge un extra",
    body: newExtraSchema,
    answer: apiExtraSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/extras/:id": {
    summary: "Modifica un extra; le prenotazioni già chieste conservano il loro. Il codice non cambia",
    body: extraChangesSchema,
    answer: apiExtraSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/extras/:id": { summary: "Elimina un extra", answer: null, refuses: [404] },
} as const satisfies Endpoints;
