import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { CALENDAR_FEED_KINDS } from "#domain/calendar-feeds/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/calendar-feeds/calendar-feed.ts";

const apiCalendarFeedSchema = z.object({
  id: z.string(),
  kind: z.enum(CALENDAR_FEED_KINDS),
  unit_id: z.string().nullable(),
  /** "Ferrari 296 GTB, unità 1 · AB123CD"; null unless the feed covers one unit. */
  unit_name: z.string().nullable(),
  created_at: z.string(),
  last_read_at: z.string().nullable(),
});
export type ApiCalendarFeed = z.infer<typeof apiCalendarFeedSchema>;

const apiCalendarFeedsSchema = z.object({
  feeds: z.array(apiCalendarFeedSchema),
  /** The units for which a feed can be created. */
  units: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ApiCalendarFeeds = z.infer<typeof apiCalendarFeedsSchema>;

export const calendarFeedEndpoints = {
  "GET /api/calendar_feeds": {
    summary: "I propri calendari e le unità che possono averne uno",
    answer: apiCalendarFeedsSchema,
  },
  "POST /api/calendar_feeds": {
    summary: "Crea un calendario; il suo indirizzo segreto sta in questa risposta e non si mostra più",
    body: calendarFeedSchema,
    row: null,
    answer: apiCalendarFeedSchema.extend({ url: z.string() }),
    status: 201,
    idempotent: true,
    refuses: [404, 409],
  },
  "DELETE /api/calendar_feeds/:id": {
    summary: "Revoca un proprio calendario: il suo indirizzo non risponde più",
    answer: null,
    refuses: [404],
  },
} as const satisfies Endpoints;
