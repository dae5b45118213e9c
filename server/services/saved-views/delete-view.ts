import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteStoredView } from "#server/repositories/staff/saved-views.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

const NO_SUCH_VIEW = "Questa vista non esiste.";

/** Takes one of one's own views away. Refuses "not-found", also for those of others. */
export async function deleteView(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "saved-views.manage");
  const viewId = checkedId(id, NO_SUCH_VIEW);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await deleteStoredView(tx, viewId, staff.userId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_VIEW);
    await audit({ action: "delete", entity: "saved_views", entityId: viewId, before, after: null });
  });
}
