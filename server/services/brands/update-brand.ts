import { brandChangesSchema } from "#domain/forms/brands/brand.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBrand, type StoredBrand, updateStoredBrand } from "#server/repositories/brands/brands.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { BRAND_UNIQUE_PROBLEMS, NO_SUCH_BRAND } from "#server/services/brands/internal/brand-problems.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { applySlugChange } from "#server/services/seo-overrides/shared/apply-slug-change.ts";

export interface BrandUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates, deactivates or reactivates a brand (product.md#brand-form). If the name changes, its vehicles get the new name. If the slug changes, the
 * former URLs redirect, and SEO overrides get the new slug. Throws "invalid" for wrong or duplicate fields, "not-found", and "conflict" for a stale
 * `version`.
 */
export async function updateBrand(ctx: AppContext, { staff, id, body }: BrandUpdate): Promise<StoredBrand> {
  requireAbility(staff, "brands.manage");
  const brandId = parseId(id, NO_SUCH_BRAND);
  const { version, ...changes } = toCamelCase(parseInput(brandChangesSchema, body));
  return mapUniqueViolation(BRAND_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockBrand(tx, brandId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_BRAND);
      await rejectStaleVersion(tx, "brands", before, version, ctx);
      const now = ctx.clock();
      const after = await updateStoredBrand(tx, brandId, changes, now);
      await applySlugChange(tx, audit, { entity: "brands", before, after }, now);
      await audit({ action: "update", entity: "brands", entityId: brandId, before, after });
      return after;
    }),
  );
}
