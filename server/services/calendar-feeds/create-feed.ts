import { FEED_ABILITIES, MAX_CALENDAR_FEEDS } from "#domain/day-sheet/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/day-sheet/calendar-feed.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  type CalendarFeed,
  countFeeds,
  insertFeed,
  isFleetUnit,
} from "#server/repositories/day-sheet/calendar-feeds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { feedTokenHash, newToken } from "#server/services/calendar-feeds/internal/feed-token.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/**
 * Makes a calendar feed of one's own and answers its secret address, this once: only the token's hash is stored. Refuses "invalid",
 * "not-found" for a unit that the fleet has not, and "conflict" when one has as many as there may be.
 */
export async function createFeed(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<{ feed: CalendarFeed; url: string }> {
  requireAbility(staff, "calendar-feeds.manage");
  const { kind, unit_id: unitId = null } = checkedInput(calendarFeedSchema, body);
  requireAbility(staff, FEED_ABILITIES[kind]);
  const token = newToken(ctx.random);
  const feed = await staffWrite(ctx, staff, async (tx, audit) => {
    if ((await countFeeds(tx, staff.userId)) >= MAX_CALENDAR_FEEDS) throw tooMany();
    if (unitId && !(await isFleetUnit(tx, unitId))) throw new ServiceError("not-found", "Questa unità non esiste.");
    const stored = await insertFeed(tx, {
      userId: staff.userId,
      kind,
      unitId,
      tokenHash: feedTokenHash(token) ?? "",
      createdAt: ctx.clock(),
    });
    const after = { kind, unit_id: unitId };
    await audit({ action: "create", entity: "calendar_feeds", entityId: stored.id, before: null, after });
    return stored;
  });
  return { feed, url: ctx.env.siteUrl + panelPaths.calendarFeed(token) };
}

const tooMany = () =>
  new ServiceError("conflict", `Hai già ${MAX_CALENDAR_FEEDS} calendari: revocane uno per crearne un altro.`);
