import { camelCased } from "#domain/casing.ts";
import { cityChangesSchema } from "#domain/forms/city.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  lockCity,
  renameCityOfJets,
  type StoredCity,
  updateStoredCity,
} from "#server/repositories/catalogue/cities.ts";
import { renameCityInQuotes } from "#server/repositories/quotes/named-in-quotes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { CITY_TAKEN, NO_SUCH_CITY, rejectWhileBased } from "#server/services/cities/internal/city-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { changeSlug } from "#server/services/seo-overrides/shared/change-slug.ts";

export interface CityUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a city, deactivation and reactivation included (product.md#city-form). Cars, bookings, quotes and jets follow a new name; its old addresses and what
 * the SEO manager wrote for its pages follow a new slug. Refuses with "invalid" for wrong or taken fields, "not-found", and "conflict"
 * when somebody else has changed it since `version`, or when its page would go while public cars or jets are based there.
 */
export async function updateCity(ctx: AppContext, { staff, id, body }: CityUpdate): Promise<StoredCity> {
  requireAbility(staff, "cities.manage");
  const cityId = checkedId(id, NO_SUCH_CITY);
  const { version, ...changes } = camelCased(checkedInput(cityChangesSchema, body));
  return namingTaken(CITY_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockCity(tx, cityId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_CITY);
      await rejectStaleVersion(tx, "cities", before, version, ctx);
      const { active = before.active, hasPage = before.hasPage } = changes;
      if (before.active && before.hasPage && active && !hasPage) await rejectWhileBased(tx, before.name);
      const now = ctx.clock();
      const after = await updateStoredCity(tx, cityId, changes, now);
      if (after.name !== before.name) {
        await renameCityOfJets(tx, before.name, after.name);
        await renameCityInQuotes(tx, before.name, after.name);
      }
      await changeSlug(tx, audit, { entity: "cities", before, after }, now);
      await audit({ action: "update", entity: "cities", entityId: cityId, before, after });
      return after;
    }),
  );
}
