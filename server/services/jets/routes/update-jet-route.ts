import { jetRouteChangesSchema, routeProblem } from "#domain/forms/jets/jet-route.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  lockJetRoute,
  type StoredJetRoute,
  updateStoredJetRoute,
} from "#server/repositories/jets/stored-jet-routes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken, stated } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { cents } from "#server/services/jets/shared/jet-columns.ts";
import { NO_SUCH_ROUTE, ROUTE_TAKEN, rejectUnknownCities } from "#server/services/jets/shared/offer-problems.ts";
import { rejectOtherThanTexts } from "#server/services/jets/shared/texts-only.ts";

export interface JetRouteUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a popular route, deactivation and reactivation included. Refuses "invalid" as `createJetRoute`, "not-found", "not-allowed" when somebody who
 * writes texts only changes something else, and "conflict" when somebody else has changed it since `version`.
 */
export async function updateJetRoute(ctx: AppContext, { staff, id, body }: JetRouteUpdate): Promise<StoredJetRoute> {
  requireAbility(staff, "jets.write-texts");
  const routeId = checkedId(id, NO_SUCH_ROUTE);
  const { version, minutes, price, ...route } = checkedInput(jetRouteChangesSchema, body);
  const changes = stated({
    ...route,
    durationMinutes: minutes,
    priceCents: price === undefined ? undefined : cents(price),
  });
  return namingTaken(ROUTE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockJetRoute(tx, routeId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_ROUTE);
      rejectOtherThanTexts(staff, { manage: "jets.manage", texts: ["description"], before, changes });
      await rejectStaleVersion(tx, "jet_routes", before, version, ctx);
      const message = routeProblem({ ...before, ...changes });
      if (message) throw new ServiceError("invalid", message, [{ path: "destination", message }]);
      if (changes.origin) await rejectUnknownCities(tx, "origin", [changes.origin]);
      const after = await updateStoredJetRoute(tx, routeId, changes, ctx.clock());
      await audit({ action: "update", entity: "jet_routes", entityId: routeId, before, after });
      return after;
    }),
  );
}
