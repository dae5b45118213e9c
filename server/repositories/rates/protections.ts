import { asc, eq } from "drizzle-orm";
import type { Protection } from "#domain/prices/protections.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { protections } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import { readNames } from "./names.ts";

export type StoredProtection = typeof protections.$inferSelect;

/** Lists the active protections in their order, with their texts in the languages that have a translation. */
export const listProtections = cachedQuery("protections", async (db: Queryable): Promise<Protection[]> => {
  const rows = (await readStoredProtections(db)).filter(({ active }) => active);
  const namesOf = await readNames(db, "protections", rows);
  return rows.map((row) => ({
    code: row.code,
    names: namesOf(row.id, "name", row.name),
    descriptions: row.description === "" ? null : namesOf(row.id, "description", row.description),
    price: row.priceCents,
    excess: { percent: row.excessPercent, byCategory: row.excessCentsByCategory },
    deposit: { percent: row.depositPercent, byCategory: row.depositCentsByCategory },
  }));
});

/** Lists the stored protections for the panel, inactive ones too, in the same order. */
export const readStoredProtections = (db: Queryable): Promise<StoredProtection[]> =>
  db.select().from(protections).orderBy(asc(protections.position), asc(protections.code));

/** Counts the protections; other transactions that create one wait until this one ends. */
export async function countProtections(tx: Transaction): Promise<number> {
  await lockNames(tx, "protections");
  return tx.$count(protections);
}

export const lockProtection = (tx: Transaction, id: string): Promise<StoredProtection | null> =>
  lockRow(tx, protections, id);

export const insertProtection = (tx: Transaction, row: typeof protections.$inferInsert): Promise<StoredProtection> =>
  insertRow(tx, protections, row);

export const updateProtectionRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof protections>,
  now: Date,
): Promise<StoredProtection> => updateRow(tx, protections, id, changes, now);

export async function deleteProtectionRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(protections).where(eq(protections.id, id));
}
