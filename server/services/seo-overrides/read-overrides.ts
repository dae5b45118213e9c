import { can } from "#domain/access/abilities.ts";
import type { AppContext } from "#server/context.ts";
import { readAllOverrides, readPublicOverrides, type StoredOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { RowReading } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export type { StoredOverride };

/** The overrides' table (B 7.2, 7.3): every row for those who keep it, for everybody else those that speak on public pages. */
export function readOverrides(ctx: AppContext, { staff, reading }: { staff: Staff | null; reading: RowReading }) {
  return staff && can(staff.roles, "seo.manage")
    ? readAllOverrides(ctx.db, reading)
    : readPublicOverrides(ctx.db, reading);
}
