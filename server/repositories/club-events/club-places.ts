import { and, asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { clubPlaces } from "#server/db/schema.ts";

/** The decision about a request for places at an event. */
export type StoredClubPlace = typeof clubPlaces.$inferSelect;

/** Returns the decision about a request; null if there is none yet. */
export async function findClubPlace(db: Queryable, enquiryId: string): Promise<StoredClubPlace | null> {
  const [row] = await db.select().from(clubPlaces).where(eq(clubPlaces.enquiryId, enquiryId)).limit(1);
  return row ?? null;
}

/** Lists the requests accepted for an event, the first accepted first. */
export async function listAcceptedEnquiries(db: Queryable, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ enquiryId: clubPlaces.enquiryId })
    .from(clubPlaces)
    .where(and(eq(clubPlaces.eventId, eventId), eq(clubPlaces.decision, "accepted")))
    .orderBy(asc(clubPlaces.decidedAt), asc(clubPlaces.enquiryId));
  return rows.map(({ enquiryId }) => enquiryId);
}

/** Stores or replaces a decision; a trigger updates the event's count. */
export async function writeClubPlace(tx: Transaction, place: StoredClubPlace): Promise<void> {
  const { enquiryId: _key, ...said } = place;
  await tx.insert(clubPlaces).values(place).onConflictDoUpdate({ target: clubPlaces.enquiryId, set: said });
}
