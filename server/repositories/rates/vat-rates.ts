import { asc, desc, eq } from "drizzle-orm";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { vatRates } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredVatRate = typeof vatRates.$inferSelect;

/** Lists the rates of value added tax, the newest first. */
export const listVatRates = cachedQuery("vat rates", (db: Queryable) =>
  db.select().from(vatRates).orderBy(desc(vatRates.validFrom)),
);

/** Lists the rates of value added tax for the panel, by country, the newest first. */
export const readStoredVatRates = (db: Queryable): Promise<StoredVatRate[]> =>
  db.select().from(vatRates).orderBy(asc(vatRates.country), desc(vatRates.validFrom), asc(vatRates.id));

/** Counts the rates; other transactions that create one wait until this one ends. */
export async function countVatRates(tx: Transaction): Promise<number> {
  await lockNames(tx, "vat-rates");
  return tx.$count(vatRates);
}

export const lockVatRate = (tx: Transaction, id: string): Promise<StoredVatRate | null> => lockRow(tx, vatRates, id);

export const insertVatRate = (tx: Transaction, row: typeof vatRates.$inferInsert): Promise<StoredVatRate> =>
  insertRow(tx, vatRates, row);

export const updateVatRateRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof vatRates>,
  now: Date,
): Promise<StoredVatRate> => updateRow(tx, vatRates, id, changes, now);

export async function deleteVatRateRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(vatRates).where(eq(vatRates.id, id));
}
