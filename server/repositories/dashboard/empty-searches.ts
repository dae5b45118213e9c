import { and, eq, lt, sql } from "drizzle-orm";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable } from "#server/db/client.ts";
import { emptySearches } from "#server/db/schema.ts";

/** Maximum number of different searches that are stored per day, so that made-up searches cannot fill the database. */
const MAX_SEARCHES_PER_DAY = 500;

/** Increments the count of a search without results on a day. */
export async function countEmptySearch(db: Queryable, day: CivilDate, query: string): Promise<void> {
  const counted = await db
    .update(emptySearches)
    .set({ times: sql`${emptySearches.times} + 1` })
    .where(and(eq(emptySearches.searchedOn, day), eq(emptySearches.query, query)))
    .returning({ id: emptySearches.id });
  if (counted.length > 0) return;
  const ofTheDay = await db.$count(emptySearches, eq(emptySearches.searchedOn, day));
  if (ofTheDay >= MAX_SEARCHES_PER_DAY) return;
  await db
    .insert(emptySearches)
    .values({ searchedOn: day, query })
    .onConflictDoUpdate({
      target: [emptySearches.searchedOn, emptySearches.query],
      set: { times: sql`${emptySearches.times} + 1` },
    });
}

/** Deletes the counted searches from before a day. */
export async function deleteEmptySearches(db: Queryable, before: CivilDate): Promise<void> {
  await db.delete(emptySearches).where(lt(emptySearches.searchedOn, before));
}
