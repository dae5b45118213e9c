import type { AppContext } from "#server/context.ts";
import { findOwnFeed, revokeFeed } from "#server/repositories/day-sheet/calendar-feeds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { NO_SUCH_FEED, noSuchFeed } from "#server/services/calendar-feeds/internal/feed-problems.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** Ends one of one's own feeds for good; ended already, nothing changes. Refuses "not-found", also for those of others. */
export async function revokeOwnFeed(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "calendar-feeds.manage");
  const feedId = checkedId(id, NO_SUCH_FEED);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const found = await findOwnFeed(tx, feedId, staff.userId);
    if (!found) throw noSuchFeed();
    if (found.revokedAt) return;
    await revokeFeed(tx, feedId, ctx.clock());
    const before = { kind: found.feed.kind, unit_id: found.feed.unitId };
    await audit({ action: "delete", entity: "calendar_feeds", entityId: feedId, before, after: null });
  });
}
