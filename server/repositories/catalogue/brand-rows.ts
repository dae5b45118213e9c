import type { Queryable, Transaction } from "#server/db/client.ts";
import { brands } from "#server/db/schema.ts";
import { type RowReading, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A brand as stored (B 3.6). */
export type BrandRow = typeof brands.$inferSelect;
type BrandValues = typeof brands.$inferInsert;

/** Brand rows for staff, deactivated ones among them. */
export const readAllBrands = (db: Queryable, reading: RowReading) => readTableRows(db, brands, reading);

export const lockBrand = (tx: Transaction, id: string) => lockRow(tx, brands, id);
export const insertBrandRow = (tx: Transaction, values: BrandValues) => insertRow(tx, brands, values);
export const updateBrandRow = (tx: Transaction, id: string, changes: RowChanges<typeof brands>, now: Date) =>
  updateRow(tx, brands, id, changes, now);
