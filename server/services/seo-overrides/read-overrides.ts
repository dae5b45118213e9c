import { can } from "#domain/access/abilities.ts";
import type { AppContext } from "#server/context.ts";
import { readAllOverrides, readPublicOverrides, type StoredOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export type { StoredOverride };

/** The overrides' table (product.md#seo-overrides): every row for those who keep it, for everybody else those that speak on public pages. */
export function readOverrides(ctx: AppContext, { staff, listQuery }: { staff: Staff | null; listQuery: ListQuery }) {
  return staff && can(staff.roles, "seo.manage")
    ? readAllOverrides(ctx.db, listQuery)
    : readPublicOverrides(ctx.db, listQuery);
}
