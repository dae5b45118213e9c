import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteStoredJetRoute, lockJetRoute } from "#server/repositories/jet-routes/stored-jet-routes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { NO_SUCH_ROUTE } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { parseId } from "#server/services/parse-input.ts";

/** Deletes a popular route. Nothing refers to it; flights on this route are then estimated as on any other route. Throws "not-found". */
export async function deleteJetRoute(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "jets.manage");
  const routeId = parseId(id, NO_SUCH_ROUTE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockJetRoute(tx, routeId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ROUTE);
    await deleteStoredJetRoute(tx, routeId);
    await audit({ action: "delete", entity: "jet_routes", entityId: routeId, before, after: null });
  });
}
