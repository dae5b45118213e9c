import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CalendarFeedKind } from "#domain/calendar-feeds/calendar-feed.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { calendarFeeds, units, user, vehicles } from "#server/db/schema.ts";

/** A stored calendar feed, without the hash of its token. If it is for one unit, with the name of the unit. */
export interface CalendarFeed {
  id: string;
  userId: string;
  kind: CalendarFeedKind;
  unitId: string | null;
  unit: FeedUnit | null;
  createdAt: Date;
  lastReadAt: Date | null;
  contentHash: string | null;
  contentSince: Date | null;
}

/** A unit with the name that calendars show. */
export interface FeedUnit {
  id: string;
  vehicle: string;
  number: number;
  plate: string | null;
}

const unitColumns = {
  id: units.id,
  vehicle: sql<string>`${vehicles.brand} || ' ' || ${vehicles.name}`,
  number: units.number,
  plate: units.plate,
};

const selectFeeds = (db: Queryable) =>
  db
    .select({ feed: calendarFeeds, unit: unitColumns })
    .from(calendarFeeds)
    .leftJoin(units, eq(units.id, calendarFeeds.unitId))
    .leftJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .$dynamic();

/** Lists the active calendar feeds of a user, newest first. */
export async function listFeeds(db: Queryable, userId: string): Promise<CalendarFeed[]> {
  const rows = await selectFeeds(db)
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)))
    .orderBy(desc(calendarFeeds.createdAt), asc(calendarFeeds.id));
  return rows.map(toFeed);
}

/** Returns the calendar feed with the hash of a token. Returns null if there is none, if it was revoked, or if its user is disabled. */
export async function findFeedByToken(db: Queryable, tokenHash: string): Promise<CalendarFeed | null> {
  const [row] = await selectFeeds(db)
    .innerJoin(user, eq(user.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt), isNull(user.disabledAt)));
  return row ? toFeed(row) : null;
}

/** Counts the active calendar feeds of a user. Other transactions that want to create a feed for this user wait until this transaction ends. */
export async function countFeeds(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
  const [counted] = await tx
    .select({ total: count() })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  return counted?.total ?? 0;
}

export async function insertFeed(tx: Transaction, values: typeof calendarFeeds.$inferInsert): Promise<void> {
  await tx.insert(calendarFeeds).values(values);
}

/** Returns the calendar feed with an id, revoked or not; null if the user has no feed with this id. */
export async function findOwnFeed(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<{ feed: CalendarFeed; revokedAt: Date | null } | null> {
  const [row] = await selectFeeds(tx).where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.userId, userId)));
  return row ? { feed: toFeed(row), revokedAt: row.feed.revokedAt } : null;
}

/** Revokes a feed. */
export async function revokeFeed(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(calendarFeeds).set({ revokedAt: now }).where(eq(calendarFeeds.id, id));
}

/** Revokes the feeds of a user that are of these kinds, and returns the revoked feeds. */
export async function revokeFeedsOf(
  tx: Transaction,
  userId: string,
  kinds: readonly CalendarFeedKind[],
  now: Date,
): Promise<{ id: string; kind: string }[]> {
  if (kinds.length === 0) return [];
  return tx
    .update(calendarFeeds)
    .set({ revokedAt: now })
    .where(
      and(eq(calendarFeeds.userId, userId), inArray(calendarFeeds.kind, [...kinds]), isNull(calendarFeeds.revokedAt)),
    )
    .returning({ id: calendarFeeds.id, kind: calendarFeeds.kind });
}

/** Records that a feed was read, and its content's hash. */
export async function storeFeedRead(
  db: Queryable,
  id: string,
  read: { lastReadAt: Date; contentHash: string; contentSince: Date },
): Promise<void> {
  await db.update(calendarFeeds).set(read).where(eq(calendarFeeds.id, id));
}

/** Lists the units of the fleet, by car and number, at most `limit`. */
export function listFeedUnits(db: Queryable, limit: number): Promise<FeedUnit[]> {
  return db
    .select(unitColumns)
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .where(isNull(units.inFleetTo))
    .orderBy(asc(vehicles.brand), asc(vehicles.name), asc(vehicles.location), asc(units.number))
    .limit(limit);
}

/** Whether the fleet contains a unit. */
export async function isUnitInFleet(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.id, id), isNull(units.inFleetTo)));
  return rows.length > 0;
}

type SelectedFeed = Awaited<ReturnType<typeof selectFeeds>>[number];

function toFeed({ feed, unit }: Pick<SelectedFeed, "feed" | "unit">): CalendarFeed {
  const { tokenHash: _kept, revokedAt: _ended, ...row } = feed;
  return { ...row, unit: unit?.id ? (unit as FeedUnit) : null };
}
