import { newJetRouteSchema } from "#domain/forms/jet-routes/jet-route.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredJetRoute, type StoredJetRoute } from "#server/repositories/jet-routes/stored-jet-routes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { assertKnownCities, ROUTE_UNIQUE_PROBLEMS } from "#server/services/jets/shared/jet-and-experience-checks.ts";
import { toCents } from "#server/services/jets/shared/jet-columns.ts";
import { mapUniqueViolation, parseInput, pickDefined } from "#server/services/parse-input.ts";

/** Creates a popular route (product.md#popular-routes). Throws "invalid" for wrong fields, an unknown origin city and a duplicate route. */
export async function createJetRoute(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredJetRoute> {
  requireAbility(staff, "jets.manage");
  const { minutes, price, ...route } = parseInput(newJetRouteSchema, body);
  return mapUniqueViolation(ROUTE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await assertKnownCities(tx, "origin", [route.origin]);
      const now = ctx.clock();
      const columns = { ...pickDefined(route), durationMinutes: minutes, priceCents: toCents(price) };
      const row = await insertStoredJetRoute(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "jet_routes", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
