import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingEvents, handovers, pictures, units } from "#server/db/schema.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type PictureRow = typeof pictures.$inferSelect;

/** Returns the picture whose file has a hash; null if there is none. */
export async function findPictureByHash(db: Queryable, sha256: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
  return row ?? null;
}

/** Stores a picture and returns its row; null if another transaction has stored the same picture meanwhile. */
export async function insertPicture(
  tx: Transaction,
  picture: typeof pictures.$inferInsert,
): Promise<PictureRow | null> {
  const [row] = await tx.insert(pictures).values(picture).onConflictDoNothing().returning();
  return row ?? null;
}

/** Lists the public pictures with these ids, in no particular order. */
export const listPublicPictures = (db: Queryable, ids: readonly string[]): Promise<PictureRow[]> =>
  db
    .select()
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.restricted, false)));

export const lockPicture = (tx: Transaction, id: string): Promise<PictureRow | null> => lockRow(tx, pictures, id);

export const updatePictureRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof pictures>,
  now: Date,
): Promise<PictureRow> => updateRow(tx, pictures, id, changes, now);

/** Sets the creation date of a picture to now, after somebody has uploaded it again. */
export async function refreshPictureDate(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(pictures).set({ createdAt: now }).where(eq(pictures.id, id));
}

/** Lists all uploaded pictures, for a backup. */
export const listPictures = (db: Queryable): Promise<PictureRow[]> => db.select().from(pictures);

/**
 * Lists at most `limit` restricted pictures from before an instant to which no handover, no event of a booking and no unit refers, oldest first. It
 * compares the ids in the addresses with `=`, so that the database reads each table once and not once for each picture.
 */
export function listUnreferencedPictures(db: Queryable, before: Date, limit: number): Promise<PictureRow[]> {
  const addressesOf = (table: typeof handovers | typeof bookingEvents | typeof units) =>
    sql`select unnest(named.pictures) as address from ${table} named`;
  const addresses = sql.join([handovers, bookingEvents, units].map(addressesOf), sql` union all `);
  const id = sql`substring(address from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-')`;
  return db
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.restricted, true),
        lt(pictures.createdAt, before),
        sql`not exists (select 1 from (${addresses}) named where ${id} = ${pictures.id}::text)`,
      ),
    )
    .orderBy(asc(pictures.createdAt))
    .limit(limit);
}

/** Deletes a picture's row; the picture store deletes its files. */
export async function deletePicture(db: Queryable, id: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id));
}
