import type { AppContext } from "#server/context.ts";
import { type AuditRow, readAuditRows } from "#server/repositories/staff/audit-log.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

export type { AuditRow };

/** Who changed what. */
export async function readAuditLog(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "audit.read");
  return readAuditRows(ctx.db, listQuery);
}
