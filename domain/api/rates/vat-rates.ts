import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { vatRateChangesSchema, vatRateSchema } from "#domain/forms/rates/vat-rate.ts";

const apiVatRateSchema = z.object({
  id: z.string(),
  country: z.string(),
  /** Percent. */
  rate: z.number(),
  valid_from: z.string(),
  ...revisionShape,
});
export type ApiVatRate = z.infer<typeof apiVatRateSchema>;

export const vatRateEndpoints = {
  "GET /api/vat_rates": {
    summary: "Le aliquote dell'IVA, per Paese, dalla più recente",
    answer: z.array(apiVatRateSchema),
    list: true,
  },
  "POST /api/vat_rates": {
    summary: "Crea un'aliquota: quella di un Paese da un giorno in poi",
    body: vatRateSchema,
    answer: apiVatRateSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/vat_rates/:id": {
    summary: "Modifica un'aliquota; le prenotazioni già chieste conservano la loro",
    body: vatRateChangesSchema,
    answer: apiVatRateSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/vat_rates/:id": { summary: "Elimina un'aliquota", answer: null, refuses: [404] },
} as const satisfies Endpoints;
