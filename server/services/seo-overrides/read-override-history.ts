import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listDeletedOverrides,
  listOverrideChanges,
  type OverrideChange,
} from "#server/repositories/seo/override-history.ts";
import { hasOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { NO_SUCH_OVERRIDE } from "#server/services/seo-overrides/shared/override-problems.ts";

export type { OverrideChange };

const MOST_CHANGES = 100;

/** What was done to a SEO entry, deleted ones too, the latest first; at most the last 100 changes. Refuses "not-found" for an unknown id. */
export async function readOverrideHistory(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<OverrideChange[]> {
  requireAbility(staff, "seo.manage");
  const overrideId = checkedId(id, NO_SUCH_OVERRIDE);
  const changes = await listOverrideChanges(ctx.db, overrideId, MOST_CHANGES);
  if (changes.length === 0 && !(await hasOverride(ctx.db, overrideId)))
    throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
  return changes;
}

/** The entries that were deleted and whose page has no other since, the latest first; at most 100. */
export async function readDeletedOverrides(ctx: AppContext, { staff }: { staff: Staff }): Promise<OverrideChange[]> {
  requireAbility(staff, "seo.manage");
  return listDeletedOverrides(ctx.db, MOST_CHANGES);
}
