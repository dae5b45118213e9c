import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";

const rowState = z.record(z.string(), z.unknown()).nullable();

/** What somebody of the staff did to a row, as it was before and after; null where there is no row. */
const apiAuditEntrySchema = z.object({
  id: z.string(),
  actor: z.string(),
  actor_email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: rowState,
  after: rowState,
  /** What rows are called that the entry knows by their ids alone, and its own row, by id; nothing for one that is gone. */
  names: z.record(z.string(), z.string()),
  created_at: z.string(),
});
export type ApiAuditEntry = z.infer<typeof apiAuditEntrySchema>;

/** A list of the panel that somebody takes along as a file, and how much of it. */
export const listExportSchema = z.object({
  list: z.string().regex(/^[a-z-]{1,40}$/, "Indica l'elenco."),
  rows: z.int().min(0).max(1_000_000),
});

export const auditLogEndpoints = {
  "POST /api/exports": {
    summary: "Scrive nel registro che un elenco viene salvato come file",
    body: listExportSchema,
    answer: null,
  },
  "GET /api/audit_log": {
    summary: "Il registro: chi ha cambiato che cosa; q cerca anche fra i valori di prima e di dopo e fra le persone",
    query: searchableTableQuery("actor", "action", "entity", "entity_id").extend(createdDayFilters),
    answer: z.array(apiAuditEntrySchema),
    list: true,
  },
} as const satisfies Endpoints;
