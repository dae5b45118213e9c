import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteStoredOverride, lockOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { NO_SUCH_OVERRIDE } from "#server/services/seo-overrides/shared/override-problems.ts";

/** Deletes a SEO entry: its page says again what its pattern says (product.md#seo-manager). The history keeps its last state. Refuses "not-found". */
export async function deleteOverride(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "seo.manage");
  const overrideId = checkedId(id, NO_SUCH_OVERRIDE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockOverride(tx, overrideId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
    await deleteStoredOverride(tx, overrideId);
    await audit({ action: "delete", entity: "seo_overrides", entityId: overrideId, before, after: null });
  });
}
