import { LIST_ABILITIES, LIST_NAMES } from "#domain/lists/list-names.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listSavedViews, type SavedView } from "#server/repositories/staff/saved-views.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** One's own views of a list. Refuses "invalid" for a list that there is not. */
export async function readSavedViews(
  ctx: AppContext,
  { staff, list }: { staff: Staff; list: string | undefined },
): Promise<SavedView[]> {
  requireAbility(staff, "saved-views.manage");
  const known = LIST_NAMES.find((name) => name === list);
  if (!known) {
    const message = "Questo elenco non esiste.";
    throw new ServiceError("invalid", message, [{ path: "list", message }]);
  }
  requireAbility(staff, LIST_ABILITIES[known]);
  return listSavedViews(ctx.db, { userId: staff.userId, list: known });
}
