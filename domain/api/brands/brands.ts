import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { metaShape, revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { brandChangesSchema, newBrandSchema } from "#domain/forms/brands/brand.ts";

export const apiBrandSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  ...metaShape,
  logo_url: z.string().nullable(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiBrand = z.infer<typeof apiBrandSchema>;

export const brandEndpoints = {
  "GET /api/brands": {
    summary: "I brand: quelli attivi, per chi li cura tutti",
    query: searchableTableQuery("id", "name", "slug", "active").extend(createdDayFilters),
    answer: z.array(apiBrandSchema),
    list: true,
  },
  "POST /api/brands": { summary: "Crea un brand", body: newBrandSchema, answer: apiBrandSchema, status: 201 },
  "PATCH /api/brands/:id": {
    summary: "Modifica un brand; lo disattiva con {active: false}",
    body: brandChangesSchema,
    answer: apiBrandSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
