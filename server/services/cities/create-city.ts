import { camelCased } from "#domain/casing.ts";
import { newCitySchema } from "#domain/forms/city.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredCity, type StoredCity } from "#server/repositories/catalogue/cities.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { CITY_TAKEN } from "#server/services/cities/internal/city-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** A new city (product.md#city-form). Refuses with "invalid" for wrong fields and for a name or slug that is taken. */
export async function createCity(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredCity> {
  requireAbility(staff, "cities.manage");
  const city = camelCased(checkedInput(newCitySchema, body));
  return namingTaken(CITY_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const row = await insertStoredCity(tx, { ...city, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "cities", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
