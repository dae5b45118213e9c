import { newJetRouteSchema } from "#domain/forms/jets/jet-route.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredJetRoute, type StoredJetRoute } from "#server/repositories/jets/stored-jet-routes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput, namingTaken, stated } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { cents } from "#server/services/jets/shared/jet-columns.ts";
import { ROUTE_TAKEN, rejectUnknownCities } from "#server/services/jets/shared/offer-problems.ts";

/** A new popular route (product.md#popular-routes). Refuses "invalid" for wrong fields, an origin that is no city of ours and a route that is there. */
export async function createJetRoute(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredJetRoute> {
  requireAbility(staff, "jets.manage");
  const { minutes, price, ...route } = checkedInput(newJetRouteSchema, body);
  return namingTaken(ROUTE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await rejectUnknownCities(tx, "origin", [route.origin]);
      const now = ctx.clock();
      const columns = { ...stated(route), durationMinutes: minutes, priceCents: cents(price) };
      const row = await insertStoredJetRoute(tx, { ...columns, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "jet_routes", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
