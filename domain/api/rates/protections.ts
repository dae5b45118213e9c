import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { newProtectionSchema, protectionChangesSchema } from "#domain/forms/rates/protection.ts";

/** Euros by category; a category without an amount has the percentage. */
const amountsByCategory = z.partialRecord(z.enum(CATEGORY_SLUGS), z.number());

const apiProtectionSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Euros per day. */
  price: z.number(),
  excess_percent: z.int(),
  deposit_percent: z.int(),
  excess_by_category: amountsByCategory,
  deposit_by_category: amountsByCategory,
  position: z.int(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiProtection = z.infer<typeof apiProtectionSchema>;

export const protectionEndpoints = {
  "GET /api/protections": {
    summary: "Le riduzioni della franchigia, nell'ordine del modulo; gli importi in euro",
    answer: z.array(apiProtectionSchema),
    list: true,
  },
  "POST /api/protections": {
    summary: "Crea una riduzione della franchigia",
    body: newProtectionSchema,
    answer: apiProtectionSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/protections/:id": {
    summary: "Modifica una riduzione della franchigia; le prenotazioni già chieste conservano la loro",
    body: protectionChangesSchema,
    answer: apiProtectionSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/protections/:id": { summary: "Elimina una riduzione della franchigia", answer: null, refuses: [404] },
} as const satisfies Endpoints;
