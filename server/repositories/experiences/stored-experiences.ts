import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { experiences } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredExperience = typeof experiences.$inferSelect;

/** Lists experiences for staff, including inactive ones. */
export const readAllExperiences = (db: Queryable, listQuery: ListQuery) => readTableRows(db, experiences, listQuery);
export const lockExperience = (tx: Transaction, id: string) => lockRow(tx, experiences, id);
export const insertStoredExperience = (tx: Transaction, values: typeof experiences.$inferInsert) =>
  insertRow(tx, experiences, values);
export const updateStoredExperience = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof experiences>,
  now: Date,
) => updateRow(tx, experiences, id, changes, now);

export async function deleteStoredExperience(tx: Transaction, id: string): Promise<void> {
  await tx.delete(experiences).where(eq(experiences.id, id));
}
