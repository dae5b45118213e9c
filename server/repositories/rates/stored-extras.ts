import { eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { cities, extras, vehicles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredExtra = typeof extras.$inferSelect;

/** Lists extras for staff, including inactive ones. */
export const readExtraRows = (db: Queryable, listQuery: ListQuery) => readTableRows(db, extras, listQuery);

/** Counts the extras. Other transactions that want to create one wait until this transaction ends. */
export async function countExtras(tx: Transaction): Promise<number> {
  await lockNames(tx, "extras");
  return tx.$count(extras);
}

export const lockExtra = (tx: Transaction, id: string): Promise<StoredExtra | null> => lockRow(tx, extras, id);
export const insertStoredExtra = (tx: Transaction, values: typeof extras.$inferInsert) => insertRow(tx, extras, values);
export const updateStoredExtra = (tx: Transaction, id: string, changes: RowChanges<typeof extras>, now: Date) =>
  updateRow(tx, extras, id, changes, now);

export async function deleteStoredExtra(tx: Transaction, id: string): Promise<void> {
  await tx.delete(extras).where(eq(extras.id, id));
}

/** Returns which of these ids are no vehicles. */
export async function findUnknownVehicleIds(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  return missingFrom(ids, rows);
}

/** Returns which of these ids are no cities. */
export async function findUnknownCityIds(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(inArray(cities.id, [...ids]));
  return missingFrom(ids, rows);
}

function missingFrom(ids: readonly string[], rows: readonly { id: string }[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
