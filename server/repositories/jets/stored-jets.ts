import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { jets } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredJet = typeof jets.$inferSelect;

/** Lists jets for staff, including inactive ones. */
export const readAllJets = (db: Queryable, listQuery: ListQuery) => readTableRows(db, jets, listQuery);
export const lockJet = (tx: Transaction, id: string) => lockRow(tx, jets, id);
export const insertStoredJet = (tx: Transaction, values: typeof jets.$inferInsert) => insertRow(tx, jets, values);
export const updateStoredJet = (tx: Transaction, id: string, changes: RowChanges<typeof jets>, now: Date) =>
  updateRow(tx, jets, id, changes, now);

export async function deleteStoredJet(tx: Transaction, id: string): Promise<void> {
  await tx.delete(jets).where(eq(jets.id, id));
}
