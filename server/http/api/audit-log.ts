import type { Hono } from "hono";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import type { AppContext } from "#server/context.ts";
import { AUDIT_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import { type AuditRow, readAuditLog, recordExport } from "#server/services/audit/audit-log.ts";

/** The newest first unless told. */
export function mountAuditLog(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/audit_log", async ({ staff, queries }) => {
    const { rows, total } = await readAuditLog(ctx, {
      staff,
      listQuery: parseListQuery(queries, AUDIT_COLUMNS, "-created_at", ctx.site.timeZone),
    });
    return { rows: rows.map(toAuditEntry), total };
  });
  serve(app, ctx, "POST /api/exports", async ({ staff, body }) => {
    await recordExport(ctx, { staff, body });
    return undefined;
  });
}

function toAuditEntry({ actorEmail, createdAt, before, after, ...row }: AuditRow): ApiAuditEntry {
  return {
    id: row.id,
    actor: row.actor,
    actor_email: actorEmail,
    action: row.action,
    entity: row.entity,
    entity_id: row.entityId,
    before: before as ApiAuditEntry["before"],
    after: after as ApiAuditEntry["after"],
    names: row.names,
    created_at: createdAt.toISOString(),
  };
}
