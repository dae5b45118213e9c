import { camelCased } from "#domain/casing.ts";
import { brandChangesSchema } from "#domain/forms/brand.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBrand, type StoredBrand, updateStoredBrand } from "#server/repositories/catalogue/brands.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { BRAND_TAKEN, NO_SUCH_BRAND } from "#server/services/brands/internal/brand-problems.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { changeSlug } from "#server/services/seo-overrides/shared/change-slug.ts";

export interface BrandUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a brand, deactivation and reactivation included (product.md#brand-form); its cars follow a new name, its old addresses and SEO entries a
 * new slug. Refuses with "invalid" for wrong or taken fields, "not-found", and "conflict" when somebody else has changed it since
 * `version`.
 */
export async function updateBrand(ctx: AppContext, { staff, id, body }: BrandUpdate): Promise<StoredBrand> {
  requireAbility(staff, "brands.manage");
  const brandId = checkedId(id, NO_SUCH_BRAND);
  const { version, ...changes } = camelCased(checkedInput(brandChangesSchema, body));
  return namingTaken(BRAND_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockBrand(tx, brandId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_BRAND);
      await rejectStaleVersion(tx, "brands", before, version, ctx);
      const now = ctx.clock();
      const after = await updateStoredBrand(tx, brandId, changes, now);
      await changeSlug(tx, audit, { entity: "brands", before, after }, now);
      await audit({ action: "update", entity: "brands", entityId: brandId, before, after });
      return after;
    }),
  );
}
