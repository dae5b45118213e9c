import { jetRouteChangesSchema, validateRoute } from "#domain/forms/jet-routes/jet-route.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  lockJetRoute,
  type StoredJetRoute,
  updateStoredJetRoute,
} from "#server/repositories/jet-routes/stored-jet-routes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import {
  assertKnownCities,
  NO_SUCH_ROUTE,
  ROUTE_UNIQUE_PROBLEMS,
} from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { toCents } from "#server/services/jets/shared/jet-columns.ts";
import { assertOnlyTextsChange } from "#server/services/jets/shared/texts-only.ts";
import { mapUniqueViolation, parseId, parseInput, pickDefined } from "#server/services/parse-input.ts";

export interface JetRouteUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates, deactivates or reactivates a popular route. Throws whatever `createJetRoute` throws, "not-found", "not-allowed" if staff who may only edit
 * texts change something else, and "conflict" for a stale `version`.
 */
export async function updateJetRoute(ctx: AppContext, { staff, id, body }: JetRouteUpdate): Promise<StoredJetRoute> {
  requireAbility(staff, "jets.write-texts");
  const routeId = parseId(id, NO_SUCH_ROUTE);
  const { version, minutes, price, ...route } = parseInput(jetRouteChangesSchema, body);
  const changes = pickDefined({
    ...route,
    durationMinutes: minutes,
    priceCents: price === undefined ? undefined : toCents(price),
  });
  return mapUniqueViolation(ROUTE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockJetRoute(tx, routeId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_ROUTE);
      assertOnlyTextsChange(staff, { manage: "jets.manage", texts: ["description"], before, changes });
      await rejectStaleVersion(tx, "jet_routes", before, version, ctx);
      const message = validateRoute({ ...before, ...changes });
      if (message) throw new ServiceError("invalid", message, [{ path: "destination", message }]);
      if (changes.origin) await assertKnownCities(tx, "origin", [changes.origin]);
      const after = await updateStoredJetRoute(tx, routeId, changes, ctx.clock());
      await audit({ action: "update", entity: "jet_routes", entityId: routeId, before, after });
      return after;
    }),
  );
}
