import type { AppContext } from "#server/context.ts";
import { listOffSitePlaces } from "#server/repositories/vehicles/on-site.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Returns the brands and cities because of which vehicles have no public page, for the filters of the panel. */
export async function readOffSitePlaces(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ brands: string[]; cities: string[] }> {
  requireAbility(staff, "fleet.manage");
  return listOffSitePlaces(ctx.db);
}
