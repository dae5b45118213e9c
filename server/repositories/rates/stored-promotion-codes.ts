import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { promotionCodes } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import type { StoredPromotionCode } from "./promotion-codes.ts";
import { withVehicleNames } from "./stored-rate-rules.ts";

/** A code with brand and model of its car; null for a code of more than one car. */
export type NamedPromotionCode = StoredPromotionCode & { vehicleName: string | null };
export type NewPromotionCode = typeof promotionCodes.$inferInsert;

/** Lists the codes for staff. */
export async function readPromotionCodeRows(
  db: Queryable,
  listQuery: ListQuery,
): Promise<{ rows: NamedPromotionCode[]; total: number }> {
  const { rows, total } = await readTableRows(db, promotionCodes, listQuery);
  return { rows: await withVehicleNames(db, rows), total };
}

/** Counts the codes. Other transactions that want to create a code wait until this transaction ends. */
export async function countPromotionCodes(tx: Transaction): Promise<number> {
  await lockNames(tx, "promotion-codes");
  return tx.$count(promotionCodes);
}

export const lockPromotionCode = (tx: Transaction, id: string): Promise<StoredPromotionCode | null> =>
  lockRow(tx, promotionCodes, id);

export const insertPromotionCode = (tx: Transaction, row: NewPromotionCode): Promise<StoredPromotionCode> =>
  insertRow(tx, promotionCodes, row);

export const updatePromotionCodeRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof promotionCodes>,
  now: Date,
): Promise<StoredPromotionCode> => updateRow(tx, promotionCodes, id, changes, now);

export async function deletePromotionCodeRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(promotionCodes).where(eq(promotionCodes.id, id));
}
