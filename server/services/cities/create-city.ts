import { newCitySchema } from "#domain/forms/cities/city.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredCity, type StoredCity } from "#server/repositories/cities/cities.ts";
import {
  italianDescriptions,
  storeDescriptions,
  withDescriptions,
} from "#server/repositories/cities/city-descriptions.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { CITY_UNIQUE_PROBLEMS } from "#server/services/cities/internal/city-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { mapUniqueViolation, parseInput } from "#server/services/parse-input.ts";

/** Creates a city (product.md#city-form). Throws "invalid" for wrong fields and for a duplicate name or slug. */
export async function createCity(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredCity> {
  requireAbility(staff, "cities.manage");
  const { descriptions = {}, ...city } = toCamelCase(parseInput(newCitySchema, body));
  return mapUniqueViolation(CITY_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const inserted = await insertStoredCity(tx, {
        ...city,
        descriptions: italianDescriptions(descriptions),
        createdAt: now,
        updatedAt: now,
      });
      await storeDescriptions(tx, inserted, descriptions, now);
      const [row = inserted] = await withDescriptions(tx, [inserted], "staff");
      await audit({ action: "create", entity: "cities", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
