import type { AppContext } from "#server/context.ts";
import { listOffSitePlaces } from "#server/repositories/vehicles/on-site.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The brands and cities of cars that no page shows: staff filter the fleet by them too. */
export async function readOffSitePlaces(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ brands: string[]; cities: string[] }> {
  requireAbility(staff, "fleet.manage");
  return listOffSitePlaces(ctx.db);
}
