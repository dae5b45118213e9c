import { Hono } from "hono";
import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import { auditLog } from "#server/db/schema.ts";
import { answerRows, describeRows } from "#server/http/api/row-answers.ts";
import { parseTableReading, type ReadableColumns } from "#server/http/api/table-reading.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { type AuditRow, readAuditLog } from "#server/services/audit/read-audit-log.ts";

const AUDIT_COLUMNS: ReadableColumns = {
  actor: { column: auditLog.actor, kind: "text" },
  action: { column: auditLog.action, kind: "text" },
  entity: { column: auditLog.entity, kind: "text" },
  entity_id: { column: auditLog.entityId, kind: "text", searched: true },
  created_at: { column: auditLog.createdAt, kind: "order-only" },
};

const rowShape = z.record(z.string(), z.unknown()).nullable();

/** What somebody of the staff did to a row, as it was before and after; null where there is no row. */
const auditRowSchema = z.object({
  id: z.string(),
  actor: z.string(),
  actor_email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: rowShape,
  after: rowShape,
  created_at: z.string(),
});

/** GET /api/audit_log (design 7), the newest first unless told. */
export function auditLogRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const description = describeRows("Il registro: chi ha cambiato che cosa", auditRowSchema, AUDIT_COLUMNS);
  api.get("/audit_log", description, async (c) => {
    const reading = parseTableReading(c.req.queries(), AUDIT_COLUMNS, "-created_at");
    const { rows, total } = await readAuditLog(ctx, { staff: staffOf(c), reading });
    return answerRows(c, rows.map(toAuditRow), total);
  });
  return api;
}

function toAuditRow({
  actorEmail,
  createdAt,
  before,
  after,
  entityId,
  ...row
}: AuditRow): z.infer<typeof auditRowSchema> {
  return {
    ...row,
    entity_id: entityId,
    actor_email: actorEmail,
    before: rowShape.parse(before),
    after: rowShape.parse(after),
    created_at: createdAt.toISOString(),
  };
}
