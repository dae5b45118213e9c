import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { pictures } from "#server/db/schema.ts";

/** An uploaded picture as stored. */
export type PictureRow = typeof pictures.$inferSelect;

/** The picture made from this file before; null when there is none. */
export async function findPictureByHash(db: Queryable, sha256: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
  return row ?? null;
}

/** Stores a picture; false when somebody else has stored the same one meanwhile. */
export async function insertPicture(tx: Transaction, picture: typeof pictures.$inferInsert): Promise<boolean> {
  const stored = await tx.insert(pictures).values(picture).onConflictDoNothing().returning({ id: pictures.id });
  return stored.length === 1;
}
