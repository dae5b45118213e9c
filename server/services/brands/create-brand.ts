import { newBrandSchema } from "#domain/forms/brands/brand.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredBrand, type StoredBrand } from "#server/repositories/brands/brands.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { BRAND_UNIQUE_PROBLEMS } from "#server/services/brands/internal/brand-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { mapUniqueViolation, parseInput } from "#server/services/parse-input.ts";

/** Creates a brand (product.md#brand-form). Throws "invalid" for wrong fields and for a duplicate name or slug. */
export async function createBrand(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredBrand> {
  requireAbility(staff, "brands.manage");
  const brand = toCamelCase(parseInput(newBrandSchema, body));
  return mapUniqueViolation(BRAND_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const row = await insertStoredBrand(tx, { ...brand, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "brands", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
