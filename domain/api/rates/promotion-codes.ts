import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { promotionCodeChangesSchema, promotionCodeSchema } from "#domain/forms/rates/promotion-code.ts";
import { apiScopeShape } from "./scope.ts";

const apiPromotionCodeSchema = z.object({
  id: z.string(),
  code: z.string(),
  percent: z.number().int().nullable(),
  /** Euros. */
  amount: z.number().nullable(),
  ...apiScopeShape,
  rental_from: z.string().nullable(),
  rental_until: z.string().nullable(),
  min_days: z.number().int(),
  combines_with_length: z.boolean(),
  combines_with_packages: z.boolean(),
  max_uses: z.number().int().nullable(),
  max_uses_per_person: z.number().int().nullable(),
  /** Uses so far. */
  used: z.number().int(),
  active: z.boolean(),
  ...revisionShape,
});
export type ApiPromotionCode = z.infer<typeof apiPromotionCodeSchema>;

export const promotionCodeEndpoints = {
  "GET /api/promotion_codes": {
    summary: "I codici promozionali con i loro usi; gli importi in euro",
    query: searchableTableQuery("id", "code", "vehicle_id", "brand", "category", "city", "active").extend(
      dayRangeFilters("updated"),
    ),
    answer: z.array(apiPromotionCodeSchema),
    list: true,
  },
  "POST /api/promotion_codes": {
    summary: "Aggiunge un codice promozionale: una percentuale o un importo in euro",
    body: promotionCodeSchema,
    answer: apiPromotionCodeSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/promotion_codes/:id": {
    summary: "Cambia un codice promozionale; le prenotazioni fatte tengono il loro sconto",
    body: promotionCodeChangesSchema,
    answer: apiPromotionCodeSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/promotion_codes/:id": {
    summary: "Elimina un codice promozionale che nessuna prenotazione ha usato",
    answer: null,
    refuses: [404, 409],
  },
} as const satisfies Endpoints;
