import type { AppContext } from "#server/context.ts";
import { type AuditRow, readAuditRows } from "#server/repositories/staff/audit-log.ts";
import type { RowReading } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

export type { AuditRow };

/** Who changed what. */
export async function readAuditLog(ctx: AppContext, { staff, reading }: { staff: Staff; reading: RowReading }) {
  requireAbility(staff, "audit.read");
  return readAuditRows(ctx.db, reading);
}
