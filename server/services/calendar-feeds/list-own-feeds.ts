import type { AppContext } from "#server/context.ts";
import {
  type CalendarFeed,
  type FeedUnit,
  listFeeds,
  listFeedUnits,
} from "#server/repositories/day-sheet/calendar-feeds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** More than the largest fleet has. */
const MOST_UNITS = 2000;

/** One's own feeds that still answer, and the units that one may be of. */
export async function listOwnFeeds(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ feeds: CalendarFeed[]; units: FeedUnit[] }> {
  requireAbility(staff, "calendar-feeds.manage");
  return { feeds: await listFeeds(ctx.db, staff.userId), units: await listFeedUnits(ctx.db, MOST_UNITS) };
}
