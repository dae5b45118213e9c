import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { idempotencyKeys } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Locks the idempotency key of a user until the transaction ends. Returns the row that is stored for the key; null for a new key. */
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

/** Stores the result of a call, in the same transaction as the call's own writes. The caller has locked the key. */
export async function insertIdempotencyKey(tx: Transaction, row: KeyRow): Promise<void> {
  await tx.insert(idempotencyKeys).values(row);
}

/** Deletes the idempotency keys of calls from before an instant. If such a call is repeated, it runs again. */
export async function deleteIdempotencyKeysBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
