import { createHash } from "node:crypto";
import { can } from "#domain/access/abilities.ts";
import { buildFeedCalendarFile } from "#domain/bookings/calendar-file.ts";
import { FEED_ABILITIES, MAX_FEED_EVENTS, unitName } from "#domain/calendar-feeds/calendar-feed.ts";
import { feedSpan, listFeedAppointments } from "#domain/calendar-feeds/feed-appointments.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import {
  type CalendarFeed,
  findFeedByToken,
  storeFeedRead,
} from "#server/repositories/calendar-feeds/calendar-feeds.ts";
import { listSheetBookings } from "#server/repositories/day-sheet/sheet-bookings.ts";
import { findUserName } from "#server/repositories/users/users.ts";
import { readEffectiveRoles } from "#server/services/access/shared/effective-roles-of.ts";
import { feedTokenHash } from "#server/services/calendar-feeds/internal/feed-token.ts";
import { noSuchFeed } from "#server/services/words/staff-words.ts";

/** A calendar file for a calendar application. */
export interface CalendarFile {
  file: string;
  /** The hash of the file's text. */
  hash: string;
  /** When the file was first read with this content. */
  since: Date;
}

/**
 * Returns the calendar file of a feed's secret URL (product.md#calendar-feeds). Checks the owner's roles at every read. Throws the same "not-found"
 * for an unknown token, a revoked feed, a disabled user and a lost role.
 */
export async function readCalendarFile(ctx: AppContext, { token }: { token: string }): Promise<CalendarFile> {
  const tokenHash = feedTokenHash(token);
  const feed = tokenHash && (await findFeedByToken(ctx.db, tokenHash));
  if (!feed) throw noSuchFeed();
  if (!can(await readEffectiveRoles(ctx, ctx.db, feed.userId), FEED_ABILITIES[feed.kind])) throw noSuchFeed();
  const file = await renderFeedFile(ctx, feed);
  const now = ctx.clock();
  const hash = createHash("sha256").update(file).digest("hex");
  const since = hash === feed.contentHash && feed.contentSince ? feed.contentSince : now;
  await storeFeedRead(ctx.db, feed.id, { lastReadAt: now, contentHash: hash, contentSince: since });
  return { file, hash, since };
}

async function renderFeedFile(ctx: AppContext, feed: CalendarFeed): Promise<string> {
  const now = ctx.clock();
  const { unitId, userId, kind } = feed;
  const filter = {
    span: feedSpan(now),
    ...(kind === "unit" && unitId ? { unitId } : {}),
    ...(kind === "person" ? { assignedTo: userId } : {}),
  };
  // Each booking has at least one appointment, so more than `MAX_FEED_EVENTS` bookings are never needed.
  const bookings = await listSheetBookings(ctx.db, filter, MAX_FEED_EVENTS);
  const panelUrlOf = (reference: string) => ctx.env.siteUrl + panelPaths.adminBooking(reference);
  const appointments = listFeedAppointments(bookings, { kind, userId, unitId, now, panelUrlOf });
  return buildFeedCalendarFile(await readFeedName(ctx, feed), appointments, ctx.site);
}

async function readFeedName(ctx: AppContext, { kind, unit, userId }: CalendarFeed): Promise<string> {
  if (kind === "all") return `${ctx.site.name}: consegne e rientri`;
  if (kind === "person")
    return `${ctx.site.name}: foglio di ${(await findUserName(ctx.db, userId)) || "chi è in turno"}`;
  return `${ctx.site.name}: ${unit ? unitName(unit) : "unità"}`;
}
