import { isDeepStrictEqual } from "node:util";
import { UNKNOWN_LIST_MESSAGE } from "#domain/forms/field-messages.ts";
import { MAX_SAVED_VIEWS, savedViewSchema } from "#domain/forms/saved-views/saved-view.ts";
import { LIST_ABILITIES, LIST_NAMES } from "#domain/lists/list-names.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countSavedViews,
  deleteStoredView,
  findSavedView,
  listSavedViews,
  type SavedView,
  storeSavedView,
} from "#server/repositories/saved-views/saved-views.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";

/** Lists the user's own saved views of one of the panel's lists. Throws "invalid" for an unknown list. */
export async function readSavedViews(
  ctx: AppContext,
  { staff, list }: { staff: Staff; list: string | undefined },
): Promise<SavedView[]> {
  requireAbility(staff, "saved-views.manage");
  const listName = LIST_NAMES.find((name) => name === list);
  if (!listName) {
    const message = UNKNOWN_LIST_MESSAGE;
    throw new ServiceError("invalid", message, [{ path: "list", message }]);
  }
  requireAbility(staff, LIST_ABILITIES[listName]);
  return listSavedViews(ctx.db, { userId: staff.userId, list: listName });
}

/**
 * Saves filters, order and columns of one of the panel's lists under a name, for the user alone. Replaces the user's view with the same name. Throws
 * "invalid" for wrong fields, and "conflict" at the maximum number of views per list.
 */
export async function saveView(ctx: AppContext, { staff, body }: { staff: Staff; body: unknown }): Promise<SavedView> {
  requireAbility(staff, "saved-views.manage");
  const view = { ...parseInput(savedViewSchema, body), userId: staff.userId };
  requireAbility(staff, LIST_ABILITIES[view.list]);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const viewCount = await countSavedViews(tx, view);
    const before = await findSavedView(tx, view);
    if (before && isDeepStrictEqual(before, { ...before, ...view })) return before;
    if (!before && viewCount >= MAX_SAVED_VIEWS) throw tooManyViews();
    const after = await storeSavedView(tx, view, ctx.clock());
    await audit({ action: before ? "update" : "create", entity: "saved_views", entityId: after.id, before, after });
    return after;
  });
}

const tooManyViews = () =>
  new ServiceError("conflict", `Di questo elenco hai già ${MAX_SAVED_VIEWS} viste: eliminane una per salvarne altre.`);

const NO_SUCH_VIEW = "Questa vista non esiste.";

/** Deletes one of the user's own saved views. Throws "not-found", also for the view of another user. */
export async function deleteView(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "saved-views.manage");
  const viewId = parseId(id, NO_SUCH_VIEW);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await deleteStoredView(tx, viewId, staff.userId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_VIEW);
    await audit({ action: "delete", entity: "saved_views", entityId: viewId, before, after: null });
  });
}
