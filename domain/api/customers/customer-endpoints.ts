import { z } from "zod";
import {
  apiCustomerDetailSchema,
  apiCustomerExportSchema,
  apiCustomerSchema,
  apiErasurePreviewSchema,
} from "#domain/api/customers/customers.ts";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { dayRangeFilters, flagFilter, searchableTableQuery } from "#domain/api/table-query.ts";
import {
  customerChangesSchema,
  customerConsentSchema,
  customerErasureSchema,
  customerMergeSchema,
  customerNoteSchema,
  newCustomerSchema,
  rentalBanSchema,
} from "#domain/forms/customers/customer.ts";

export const customerFlagsSchema = z.object({ banned: flagFilter("true per chi è segnato «Non noleggiare»") });

export const customerEndpoints = {
  "GET /api/customers": {
    summary: "I clienti",
    query: searchableTableQuery("id", "kind", "name", "email").extend({
      ...customerFlagsSchema.shape,
      ...dayRangeFilters("last_pickup"),
    }),
    answer: z.array(apiCustomerSchema),
    list: true,
  },
  "POST /api/customers": {
    summary: "Crea la scheda di un cliente",
    body: newCustomerSchema,
    answer: apiCustomerDetailSchema,
    status: 201,
  },
  "GET /api/customers/:id": {
    summary: "Un cliente con tutto ciò che gli appartiene",
    answer: apiCustomerDetailSchema,
  },
  "PATCH /api/customers/:id": {
    summary: "Modifica la scheda di un cliente",
    body: customerChangesSchema,
    answer: apiCustomerDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/customers/:id/merge": {
    summary: "Unisce un'altra scheda a questa",
    body: customerMergeSchema,
    row: null,
    answer: apiCustomerDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/customers/:id/notes": {
    summary: "Aggiunge una nota dello staff",
    body: customerNoteSchema,
    row: null,
    answer: apiCustomerDetailSchema,
    status: 201,
    idempotent: true,
  },
  "POST /api/customers/:id/consents": {
    summary: "Registra un consenso dato o ritirato, con la sua prova",
    body: customerConsentSchema,
    row: null,
    answer: apiCustomerDetailSchema,
    status: 201,
    idempotent: true,
  },
  "POST /api/customers/:id/export": {
    summary: "Tutto ciò che si conserva di una persona, in un solo file",
    answer: apiCustomerExportSchema,
  },
  "PUT /api/customers/:id/ban": {
    summary: "Segna un cliente «Non noleggiare», con il motivo e la scadenza",
    body: rentalBanSchema,
    row: null,
    answer: apiCustomerDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/customers/:id/ban": { summary: "Toglie «Non noleggiare»", answer: apiCustomerDetailSchema },
  "GET /api/customers/:id/erasure": {
    summary: "Che cosa si cancellerebbe di una persona, e che cosa la legge fa conservare",
    answer: apiErasurePreviewSchema,
  },
  "POST /api/customers/:id/erase": {
    summary: "Cancella una persona; chiede di scriverne il nome",
    body: customerErasureSchema,
    row: null,
    answer: apiErasurePreviewSchema,
  },
} as const satisfies Endpoints;
