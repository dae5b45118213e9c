import { eq, sql } from "drizzle-orm";
import type { LegalPage, LegalSection } from "#domain/legal/legal-texts.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { legalTexts } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { lockRow } from "#server/repositories/versioned-rows.ts";

export type StoredLegalText = typeof legalTexts.$inferSelect;

/** Returns the own texts, by page. */
export async function listLegalTexts(db: Queryable): Promise<Map<LegalPage, StoredLegalText>> {
  const rows = await db.select().from(legalTexts);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the own texts of a page; null if there are none. */
export const findLegalText = cachedQuery(
  "legal text",
  async (db: Queryable, page: LegalPage): Promise<StoredLegalText | null> => {
    const [row] = await db.select().from(legalTexts).where(eq(legalTexts.id, page)).limit(1);
    return row ?? null;
  },
);

/** Locks the own texts of a page until the transaction ends, even before the first ones exist; null if nobody has ever written any. */
export async function lockLegalText(tx: Transaction, page: LegalPage): Promise<StoredLegalText | null> {
  await lockNames(tx, `legal-texts ${page}`);
  return lockRow(tx, legalTexts, page);
}

interface NewLegalText {
  sectionsBefore: LegalSection[];
  sectionsAfter: LegalSection[];
  paragraphs: Record<string, string>;
}

/** Stores the own texts of a page; the first ones are version 2, since the generated page counts as version 1. */
export async function storeLegalText(
  tx: Transaction,
  page: LegalPage,
  { sectionsBefore, sectionsAfter, paragraphs }: NewLegalText,
  now: Date,
): Promise<StoredLegalText> {
  const written = { sectionsBefore, sectionsAfter, paragraphs, updatedAt: now };
  const [row] = await tx
    .insert(legalTexts)
    .values({ id: page, ...written, version: 2 })
    .onConflictDoUpdate({ target: legalTexts.id, set: { ...written, version: sql`${legalTexts.version} + 1` } })
    .returning();
  return row as StoredLegalText;
}
