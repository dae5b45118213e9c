import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { idempotencyKeys } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

type KeyRow = typeof idempotencyKeys.$inferSelect;

/** What somebody's call with a key made; null for a new key. Whoever else sends that key waits until the transaction ends. */
export async function lockIdempotencyKey(
  tx: Transaction,
  { userId, key }: Pick<KeyRow, "userId" | "key">,
): Promise<Pick<KeyRow, "fingerprint" | "madeId"> | null> {
  await lockNames(tx, `idempotency-key ${userId} ${key}`);
  const [row] = await tx
    .select({ fingerprint: idempotencyKeys.fingerprint, madeId: idempotencyKeys.madeId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

/** Keeps what a call made, in the transaction that made it; its key is locked. */
export async function insertIdempotencyKey(tx: Transaction, row: KeyRow): Promise<void> {
  await tx.insert(idempotencyKeys).values(row);
}

/** Deletes the keys of calls before an instant: sent again, such a call is a new one. */
export async function deleteIdempotencyKeysBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
