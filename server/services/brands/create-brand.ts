import { camelCased } from "#domain/casing.ts";
import { newBrandSchema } from "#domain/forms/brand.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredBrand, type StoredBrand } from "#server/repositories/catalogue/brands.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { BRAND_TAKEN } from "#server/services/brands/internal/brand-problems.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** A new brand (product.md#brand-form). Refuses with "invalid" for wrong fields and for a name or slug that is taken. */
export async function createBrand(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredBrand> {
  requireAbility(staff, "brands.manage");
  const brand = camelCased(checkedInput(newBrandSchema, body));
  return namingTaken(BRAND_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const row = await insertStoredBrand(tx, { ...brand, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "brands", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
