import { listExportSchema } from "#domain/api/audit-log/audit-log.ts";
import type { AppContext } from "#server/context.ts";
import { logSecurityEvent } from "#server/logger.ts";
import { type AuditRow, insertAuditEntry, readAuditRows } from "#server/repositories/audit-log/audit-log.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";

export type { AuditRow };

/** Lists the entries of the audit log. */
export async function readAuditLog(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "audit.read");
  return readAuditRows(ctx.db, listQuery);
}

/** Audits that a staff member exported a list of the panel as a file (product.md#csv-export). Throws "invalid" for an unknown list. */
export async function recordExport(ctx: AppContext, { staff, body }: { staff: Staff; body: unknown }): Promise<void> {
  requireAbility(staff, "dashboard.read");
  const { list, rows } = parseInput(listExportSchema, body);
  const entry = {
    actor: staff.userId,
    action: "export",
    entity: "lists",
    entityId: list,
    before: null,
    after: { rows },
  };
  await insertAuditEntry(ctx.db, entry, ctx.clock());
  const { userId } = staff;
  logSecurityEvent(ctx.logger, { security: "export", outcome: "done", userId, address: null, reason: list });
}
