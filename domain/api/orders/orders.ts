import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { idempotentReplaySchema, labelledValueSchema, revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { languageField } from "#domain/forms/language-field.ts";
import { orderChangesSchema } from "#domain/forms/orders/order.ts";
import { ORDER_KINDS, ORDER_STATUSES } from "#domain/orders/order.ts";

/** An order as staff read it, with the content of its quote; amounts in euros. */
const apiOrderSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  quote_id: z.string(),
  quote_reference: z.string(),
  customer_id: z.string().nullable(),
  enquiry_id: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: languageField,
  title: z.string(),
  total: z.number(),
  currency: z.string(),
  /** The day of the service; null until staff have entered it. */
  service_on: z.string().nullable(),
  notes: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  ...revisionShape,
});
export type ApiOrder = z.infer<typeof apiOrderSchema>;

const apiOrderDetailSchema = apiOrderSchema.extend({
  /** The agreed lines and their terms. */
  rows: z.array(labelledValueSchema),
  terms: z.string(),
});
export type ApiOrderDetail = z.infer<typeof apiOrderDetailSchema>;

export const orderEndpoints = {
  "GET /api/orders": {
    summary: "Gli ordini: voli ed esperienze accettati",
    query: searchableTableQuery(
      "id",
      "reference",
      "kind",
      "status",
      "name",
      "email",
      "title",
      "quote_reference",
      "quote_id",
      "customer_id",
      "enquiry_id",
      "language",
    ).extend(createdDayFilters),
    answer: z.array(apiOrderSchema),
    list: true,
  },
  "GET /api/orders/:id": { summary: "Un ordine, per id o per codice", answer: apiOrderDetailSchema },
  "PATCH /api/orders/:id": {
    summary: "Cambia lo stato di un ordine, il giorno o le note",
    body: orderChangesSchema,
    row: null,
    answer: apiOrderSchema.extend({
      /** Set if the order had the requested status before the call. */
      already: idempotentReplaySchema.nullable(),
    }),
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
