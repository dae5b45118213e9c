import type { AppContext } from "#server/context.ts";
import { readAllJetRoutes } from "#server/repositories/jet-routes/stored-jet-routes.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Lists the popular routes for staff, deactivated ones included. */
export async function readJetRoutes(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "jets.read");
  return readAllJetRoutes(ctx.db, listQuery);
}
