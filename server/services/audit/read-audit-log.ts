import type { AppContext } from "#server/context.ts";
import { type AuditRow, readAuditRows } from "#server/repositories/staff/audit-log.ts";
import type { RowReading } from "#server/repositories/table-rows.ts";

export type { AuditRow };

/** Who changed what (design 5), for admins. */
export const readAuditLog = (ctx: AppContext, reading: RowReading) => readAuditRows(ctx.db, reading);
