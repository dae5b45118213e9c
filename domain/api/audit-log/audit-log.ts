import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { createdDayFilters, searchableTableQuery } from "#domain/api/table-query.ts";

const rowState = z.record(z.string(), z.unknown()).nullable();

/** A change that a staff user made to a row, with the row before and after. A version is null if the row did not exist then. */
const apiAuditEntrySchema = z.object({
  id: z.string(),
  actor: z.string(),
  actor_email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: rowState,
  after: rowState,
  /** Names by id for the entry's own row and for rows that it references only by id. Deleted rows are missing. */
  names: z.record(z.string(), z.string()),
  created_at: z.string(),
});
export type ApiAuditEntry = z.infer<typeof apiAuditEntrySchema>;

/** A list export from the panel, with its number of rows. */
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
