import { and, asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { clubPlaces } from "#server/db/schema.ts";

/** The staff's decision about a request for places at a club event. */
export type StoredClubPlace = typeof clubPlaces.$inferSelect;

/** Returns the decision about a request for places; null if staff have not decided yet. */
export async function findClubPlace(db: Queryable, enquiryId: string): Promise<StoredClubPlace | null> {
  const [row] = await db.select().from(clubPlaces).where(eq(clubPlaces.enquiryId, enquiryId)).limit(1);
  return row ?? null;
}

/** Lists the ids of the requests that staff have accepted for an event, in the order of acceptance. */
export async function listAcceptedEnquiries(db: Queryable, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ enquiryId: clubPlaces.enquiryId })
    .from(clubPlaces)
    .where(and(eq(clubPlaces.eventId, eventId), eq(clubPlaces.decision, "accepted")))
    .orderBy(asc(clubPlaces.decidedAt), asc(clubPlaces.enquiryId));
  return rows.map(({ enquiryId }) => enquiryId);
}

/** Stores or replaces the decision about a request for places. A trigger updates the event's number of places given. */
export async function storePlaceDecision(tx: Transaction, place: StoredClubPlace): Promise<void> {
  const { enquiryId: _key, ...said } = place;
  await tx.insert(clubPlaces).values(place).onConflictDoUpdate({ target: clubPlaces.enquiryId, set: said });
}
