import { randomUUID } from "node:crypto";
import { type CalendarFeedKind, FEED_ABILITIES, MAX_CALENDAR_FEEDS } from "#domain/calendar-feeds/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/calendar-feeds/calendar-feed.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  type CalendarFeed,
  countFeeds,
  type FeedUnit,
  findOwnFeed,
  insertFeed,
  isUnitInFleet,
  listFeeds,
  listFeedUnits,
  revokeFeed,
} from "#server/repositories/calendar-feeds/calendar-feeds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { deriveFeedToken, feedTokenHash } from "#server/services/calendar-feeds/internal/feed-token.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_FEED, noSuchFeed } from "#server/services/words/staff-words.ts";
import { NO_SUCH_UNIT } from "#server/services/words/unit-words.ts";

/** Maximum number of units to choose from, more than the largest fleet has. */
const MAX_UNITS = 2000;

/** Returns the user's own active calendar feeds, and the units for which a feed can be created. */
export async function listUserFeeds(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<{ feeds: CalendarFeed[]; units: FeedUnit[] }> {
  requireAbility(staff, "calendar-feeds.manage");
  return { feeds: await listFeeds(ctx.db, staff.userId), units: await listFeedUnits(ctx.db, MAX_UNITS) };
}

/**
 * Creates a calendar feed for the user and returns its secret URL. The URL cannot be read again later, because only the hash of its token is stored.
 * Idempotent by key. Throws "invalid", "not-found" for an unknown unit and for a repeated call whose feed was revoked, and "conflict" at the maximum
 * number of feeds.
 */
export async function createFeed(
  ctx: AppContext,
  { staff, body, idempotencyKey }: { staff: Staff; body: unknown; idempotencyKey?: string | undefined },
): Promise<{ feed: CalendarFeed; url: string }> {
  requireAbility(staff, "calendar-feeds.manage");
  const { kind, unit_id: unitId = null } = parseInput(calendarFeedSchema, body);
  requireAbility(staff, FEED_ABILITIES[kind]);
  const request = { endpoint: "POST /api/calendar_feeds", kind, unitId };
  const feed = await staffWrite(ctx, staff, async (tx, audit) => {
    const id = await createOnce(ctx, tx, { staff, idempotencyKey, request }, () =>
      storeFeed(ctx, tx, { staff, audit, kind, unitId }),
    );
    const ownedFeed = await findOwnFeed(tx, id, staff.userId);
    if (!ownedFeed || ownedFeed.revokedAt) throw noSuchFeed();
    return ownedFeed.feed;
  });
  return { feed, url: ctx.env.siteUrl + panelPaths.calendarFeed(deriveFeedToken(ctx.env.secret, feed.id)) };
}

interface FeedToStore {
  staff: Staff;
  audit: Audit;
  kind: CalendarFeedKind;
  unitId: string | null;
}

async function storeFeed(
  ctx: AppContext,
  tx: Transaction,
  { staff: { userId }, audit, kind, unitId }: FeedToStore,
): Promise<string> {
  if ((await countFeeds(tx, userId)) >= MAX_CALENDAR_FEEDS) throw tooManyFeeds();
  if (unitId && !(await isUnitInFleet(tx, unitId))) throw new ServiceError("not-found", NO_SUCH_UNIT);
  const id = randomUUID();
  const tokenHash = feedTokenHash(deriveFeedToken(ctx.env.secret, id)) ?? "";
  await insertFeed(tx, { id, userId, kind, unitId, tokenHash, createdAt: ctx.clock() });
  await audit({
    action: "create",
    entity: "calendar_feeds",
    entityId: id,
    before: null,
    after: { kind, unit_id: unitId },
  });
  return id;
}

const tooManyFeeds = () =>
  new ServiceError("conflict", `Hai già ${MAX_CALENDAR_FEEDS} calendari: revocane uno per crearne un altro.`);

/** Revokes one of the user's own calendar feeds; it cannot be reactivated. Idempotent. Throws "not-found", also for the feed of another user. */
export async function revokeUserFeed(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "calendar-feeds.manage");
  const feedId = parseId(id, NO_SUCH_FEED);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const ownedFeed = await findOwnFeed(tx, feedId, staff.userId);
    if (!ownedFeed) throw noSuchFeed();
    if (ownedFeed.revokedAt) return;
    await revokeFeed(tx, feedId, ctx.clock());
    const before = { kind: ownedFeed.feed.kind, unit_id: ownedFeed.feed.unitId };
    await audit({ action: "delete", entity: "calendar_feeds", entityId: feedId, before, after: null });
  });
}
