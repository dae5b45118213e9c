import type { Hono } from "hono";
import type { ApiCalendarFeed } from "#domain/api/day-sheet/calendar-feeds.ts";
import { unitName } from "#domain/day-sheet/calendar-feed.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import type { CalendarFeed } from "#server/repositories/day-sheet/calendar-feeds.ts";
import { createFeed, listOwnFeeds, revokeOwnFeed } from "#server/services/calendar-feeds/own-feeds.ts";

/** Everybody's own. */
export function mountCalendarFeeds(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/calendar_feeds", async ({ staff }) => {
    const { feeds, units } = await listOwnFeeds(ctx, { staff });
    return { feeds: feeds.map(toCalendarFeed), units: units.map((unit) => ({ id: unit.id, name: unitName(unit) })) };
  });
  serve(app, ctx, "POST /api/calendar_feeds", async ({ staff, body, idempotencyKey }) => {
    const { feed, url } = await createFeed(ctx, { staff, body, idempotencyKey });
    return { ...toCalendarFeed(feed), url };
  });
  serve(app, ctx, "DELETE /api/calendar_feeds/:id", async ({ staff, parameters: { id } }) => {
    await revokeOwnFeed(ctx, { staff, id });
    return undefined;
  });
}

function toCalendarFeed({ id, kind, unitId, unit, createdAt, lastReadAt }: CalendarFeed): ApiCalendarFeed {
  return {
    id,
    kind,
    unit_id: unitId,
    unit_name: unit && unitName(unit),
    created_at: createdAt.toISOString(),
    last_read_at: lastReadAt?.toISOString() ?? null,
  };
}
