import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { idempotencyKeys } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Locks a user's idempotency key until the transaction ends; returns its stored row, or null for a new key. */
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

/** Stores the result of a call, in the transaction that wrote it; its key is locked. */
export async function insertIdempotencyKey(tx: Transaction, row: KeyRow): Promise<void> {
  await tx.insert(idempotencyKeys).values(row);
}

/** Deletes the keys of calls before an instant; such a call, when repeated, runs again. */
export async function deleteIdempotencyKeysBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
