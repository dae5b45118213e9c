import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ClubEvent } from "#domain/club/club-event.ts";
import type { Queryable } from "#server/db/client.ts";
import { clubEvents, enquiries } from "#server/db/schema.ts";

/** The club's events, the earliest first (product.md#club). */
export async function listClubEvents(db: Queryable): Promise<ClubEvent[]> {
  const rows = await db.select().from(clubEvents).orderBy(asc(clubEvents.heldOn), asc(clubEvents.slug));
  return rows.map(toClubEvent);
}

/** An event by its slug; null when there is none. */
export async function findClubEventBySlug(db: Queryable, slug: string): Promise<ClubEvent | null> {
  const [row] = await db.select().from(clubEvents).where(eq(clubEvents.slug, slug)).limit(1);
  return row ? toClubEvent(row) : null;
}

/** The places given so far, by the event's slug: those of the club requests that staff have taken up (answered or closed), two with a guest. */
export async function countTakenPlaces(db: Queryable): Promise<Map<string, number>> {
  const event = sql<string>`${enquiries.details} ->> 'event'`;
  const rows = await db
    .select({
      event,
      places: sql`sum(case ${enquiries.details} ->> 'places' when '2' then 2 else 1 end)`.mapWith(Number),
    })
    .from(enquiries)
    .where(
      and(eq(enquiries.kind, "club"), inArray(enquiries.status, ["answered", "closed"]), sql`${event} is not null`),
    )
    .groupBy(event);
  return new Map(rows.map((row) => [row.event, row.places]));
}

function toClubEvent(row: typeof clubEvents.$inferSelect): ClubEvent {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    place: row.place,
    heldOn: row.heldOn,
    places: row.places,
  };
}
