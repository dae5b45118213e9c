import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { languageField } from "#domain/forms/language-field.ts";
import {
  waitingEntryChangesSchema,
  waitingListFields,
  waitingListSchema,
} from "#domain/forms/waiting-list/waiting-list.ts";
import { WAITING_SCOPES, WAITING_STATUSES } from "#domain/waiting-list/waiting-list.ts";

/** What an entry waits for. */
const waitedForShape = {
  scope: z.enum(WAITING_SCOPES),
  /** In words: a car, or a category in a city. */
  waited_for: z.string(),
  /** The car from whose page the renter joined; null once it was deleted. */
  vehicle_id: z.string().nullable(),
  vehicle_name: z.string(),
  category: z.enum(CATEGORY_SLUGS),
  /** The car's base. */
  city: z.string(),
};

const apiWaitingEntrySchema = z.object({
  id: z.string(),
  status: z.enum(WAITING_STATUSES),
  ...waitedForShape,
  /** Names of cities or listed places. */
  pickup_city: z.string(),
  return_city: z.string(),
  pickup_date: z.string(),
  pickup_time: z.string(),
  return_date: z.string(),
  return_time: z.string(),
  name: z.string(),
  email: z.string(),
  language: languageField,
  /** When the renter got the last mail about a free car. */
  mailed_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  ...revisionShape,
});
export type ApiWaitingEntry = z.infer<typeof apiWaitingEntrySchema>;

const apiWaitingDemandSchema = z.object({
  ...waitedForShape,
  /** Null for a category. */
  vehicle_name: z.string().nullable(),
  ...(Object.fromEntries(WAITING_STATUSES.map((status) => [status, z.number().int()])) as Record<
    (typeof WAITING_STATUSES)[number],
    z.ZodNumber
  >),
  total: z.number().int(),
});
export type ApiWaitingDemand = z.infer<typeof apiWaitingDemandSchema>;

/** The request as it was stored. It names neither the person nor anything that opens the entry's page. */
const apiWaitingReceiptSchema = waitingListFields.omit({ name: true, email: true }).extend({
  status: z.literal("open"),
});
export type ApiWaitingReceipt = z.infer<typeof apiWaitingReceiptSchema>;

export const waitingListEndpoints = {
  "GET /api/waiting_list": {
    summary: "La lista d'attesa: chi aspetta quale vettura o categoria, e per quali date",
    query: searchableTableQuery("id", "status", "scope", "vehicle_id", "category", "city", "language").extend(
      createdDayFilters,
    ),
    answer: z.array(apiWaitingEntrySchema),
    list: true,
  },
  "GET /api/waiting_list/demand": {
    summary: "Che cosa è stato chiesto e non c'era, per vettura e per categoria; al massimo 500 righe",
    answer: z.array(apiWaitingDemandSchema),
    list: true,
  },
  "POST /api/waiting_list": {
    summary: "Mette in lista d'attesa per una vettura che non è libera, o per la sua categoria nella sua città",
    body: waitingListSchema,
    answer: apiWaitingReceiptSchema,
    row: apiWaitingEntrySchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/waiting_list/:id": {
    summary: "Cambia la lingua delle e-mail e della pagina di chi aspetta",
    body: waitingEntryChangesSchema,
    answer: apiWaitingEntrySchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/waiting_list/:id": { summary: "Toglie dalla lista d'attesa", answer: null },
} as const satisfies Endpoints;
