import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { ClubEvent } from "#domain/club-events/club-event.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { clubEvents, clubPlaces, enquiries } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredClubEvent = typeof clubEvents.$inferSelect;

/** Lists the club's events, the earliest first (product.md#club). */
export const listClubEvents = cachedQuery("club events", async (db: Queryable): Promise<ClubEvent[]> => {
  const rows = await db.select().from(clubEvents).orderBy(asc(clubEvents.heldOn), asc(clubEvents.slug));
  return rows.map(toClubEvent);
});

/** Returns an event by its slug; null if there is none. */
export async function findClubEventBySlug(db: Queryable, slug: string): Promise<ClubEvent | null> {
  const [row] = await db.select().from(clubEvents).where(eq(clubEvents.slug, slug)).limit(1);
  return row ? toClubEvent(row) : null;
}

/** Lists the events for the panel. */
export const readStoredClubEvents = (
  db: Queryable,
  listQuery: ListQuery,
): Promise<{ rows: StoredClubEvent[]; total: number }> => readTableRows(db, clubEvents, listQuery);

/** Counts the events; other transactions that create one wait until this one ends. */
export async function countClubEvents(tx: Transaction): Promise<number> {
  await lockNames(tx, "club-events");
  return tx.$count(clubEvents);
}

const eventSlug = sql<string>`${enquiries.details} ->> 'event'`;

/** Counts, by event slug, the open requests for places that nobody has decided. */
export async function countUndecidedRequests(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ event: eventSlug, requests: count() })
    .from(enquiries)
    .leftJoin(clubPlaces, eq(clubPlaces.enquiryId, enquiries.id))
    .where(
      and(
        eq(enquiries.kind, "club"),
        sql`${enquiries.status} <> 'closed'`,
        sql`${eventSlug} is not null`,
        isNull(clubPlaces.enquiryId),
      ),
    )
    .groupBy(eventSlug);
  return new Map(rows.map(({ event, requests }) => [event, requests]));
}

/** Whether any request refers to the event. */
export async function hasEventRequests(db: Queryable, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.kind, "club"), eq(eventSlug, slug)))
    .limit(1);
  return rows.length > 0;
}

export const lockClubEvent = (tx: Transaction, id: string): Promise<StoredClubEvent | null> =>
  lockRow(tx, clubEvents, id);

/** Locks the event of a slug, so that two transactions cannot both give its last place. */
export async function lockClubEventBySlug(tx: Transaction, slug: string): Promise<StoredClubEvent | null> {
  const [row] = await tx.select().from(clubEvents).where(eq(clubEvents.slug, slug)).for("update");
  return row ?? null;
}

export const insertClubEvent = (tx: Transaction, row: typeof clubEvents.$inferInsert): Promise<StoredClubEvent> =>
  insertRow(tx, clubEvents, row);

export const updateClubEventRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof clubEvents>,
  now: Date,
): Promise<StoredClubEvent> => updateRow(tx, clubEvents, id, changes, now);

export async function deleteClubEventRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(clubEvents).where(eq(clubEvents.id, id));
}

function toClubEvent(row: StoredClubEvent): ClubEvent {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    place: row.place,
    heldOn: row.heldOn,
    places: row.places,
    placesGiven: row.placesGiven,
    status: row.status,
    image: row.image,
  };
}
