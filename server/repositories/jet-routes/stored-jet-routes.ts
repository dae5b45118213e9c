import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { jetRoutes } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredJetRoute = typeof jetRoutes.$inferSelect;

/** Lists popular routes for staff, including inactive ones. */
export const readAllJetRoutes = (db: Queryable, listQuery: ListQuery) => readTableRows(db, jetRoutes, listQuery);
export const lockJetRoute = (tx: Transaction, id: string) => lockRow(tx, jetRoutes, id);
export const insertStoredJetRoute = (tx: Transaction, values: typeof jetRoutes.$inferInsert) =>
  insertRow(tx, jetRoutes, values);
export const updateStoredJetRoute = (tx: Transaction, id: string, changes: RowChanges<typeof jetRoutes>, now: Date) =>
  updateRow(tx, jetRoutes, id, changes, now);

export async function deleteStoredJetRoute(tx: Transaction, id: string): Promise<void> {
  await tx.delete(jetRoutes).where(eq(jetRoutes.id, id));
}
