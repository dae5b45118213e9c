import { can } from "#domain/access/abilities.ts";
import type { AppContext } from "#server/context.ts";
import { readAllBrands, readPublicBrands } from "#server/repositories/brands/brands.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** Lists brands (product.md#api): all of them for staff who manage brands, only active ones for everybody else. */
export function readBrands(ctx: AppContext, { staff, listQuery }: { staff: Staff | null; listQuery: ListQuery }) {
  return staff && can(staff.roles, "brands.manage")
    ? readAllBrands(ctx.db, listQuery)
    : readPublicBrands(ctx.db, listQuery);
}
