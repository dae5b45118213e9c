import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { toClubEvent, toClubPlace } from "#server/http/api/content/club-event-answers.ts";
import { CLUB_EVENT_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import {
  createClubEvent,
  deleteClubEvent,
  readClubEvents,
  updateClubEvent,
} from "#server/services/club-events/club-events.ts";
import { decidePlace } from "#server/services/club-events/decide-place.ts";

/** The club's events, and who has a place at one. */
export function mountClubEvents(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/club_events", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, CLUB_EVENT_COLUMNS, "-held_on", ctx.site.timeZone);
    const { rows, total } = await readClubEvents(ctx, { staff, listQuery });
    return { rows: rows.map(toClubEvent), total };
  });
  serve(app, ctx, "POST /api/club_events", async ({ staff, body }) =>
    toClubEvent(await createClubEvent(ctx, { staff, body })),
  );
  serve(app, ctx, "PATCH /api/club_events/:id", async ({ staff, parameters: { id }, body }) =>
    toClubEvent(await updateClubEvent(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/club_events/:id", async ({ staff, parameters: { id } }) => {
    await deleteClubEvent(ctx, { staff, id });
    return undefined;
  });
  serve(app, ctx, "PUT /api/enquiries/:id/club_place", async ({ staff, parameters: { id }, body }) =>
    toClubPlace(await decidePlace(ctx, { staff, id, body })),
  );
}
