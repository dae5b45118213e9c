import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { ClubEvent } from "#domain/club-events/club-event.ts";
import type { Language } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { clubEvents, clubPlaces, enquiries } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { readTranslate, type Translate } from "#server/repositories/content-texts/shown-translations.ts";
import { translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredClubEvent = typeof clubEvents.$inferSelect;

/** Returns the place of an event in a language. A place without an approved translation has its own name, so that nobody comes to another one. */
export const placeOfEventIn = (
  language: Language,
  translate: Translate,
  { id, place }: Pick<StoredClubEvent, "id" | "place">,
): string => translate(id, "place", place) ?? placeNameIn(language, place);

/** Lists the club's events that exist in a language, the earliest first (product.md#club). */
export const listClubEvents = cachedQuery(
  "club events",
  async (db: Queryable, language: Language = "it"): Promise<ClubEvent[]> => {
    const rows = await db.select().from(clubEvents).orderBy(asc(clubEvents.heldOn), asc(clubEvents.slug));
    const ids = rows.map(({ id }) => id);
    const translate = await readTranslate(db, language, "club_events", ids);
    const events = await translateRows(db, language, "club_events", rows.map(toClubEvent), ["title", "description"]);
    return events.map((event) => ({ ...event, place: placeOfEventIn(language, translate, event) }));
  },
);

/** Returns the club event with a slug; null if there is none. */
export async function findClubEventBySlug(db: Queryable, slug: string): Promise<ClubEvent | null> {
  const [row] = await db.select().from(clubEvents).where(eq(clubEvents.slug, slug)).limit(1);
  return row ? toClubEvent(row) : null;
}

/** Lists the club events for the panel, by a list query. */
export const readStoredClubEvents = (
  db: Queryable,
  listQuery: ListQuery,
): Promise<{ rows: StoredClubEvent[]; total: number }> => readTableRows(db, clubEvents, listQuery);

/** Counts the club events. Other transactions that want to create an event wait until this transaction ends. */
export async function countClubEvents(tx: Transaction): Promise<number> {
  await lockNames(tx, "club-events");
  return tx.$count(clubEvents);
}

const eventSlug = sql<string>`${enquiries.details} ->> 'event'`;

/** Returns the number of requests for places on which staff have not decided, by the slug of the event. */
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

/** Whether there is a request for places at the event with this slug. */
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

/** Locks the club event with a slug and returns it; null if there is none. The lock prevents two transactions from both giving the last place. */
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
