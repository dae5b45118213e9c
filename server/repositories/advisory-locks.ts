import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/**
 * Locks names until the transaction ends. Transactions that lock the same name run one after the other, so each can count, check and write safely.
 */
export async function lockNames(tx: Transaction, ...names: readonly string[]): Promise<void> {
  // Lock the names in a fixed order, so that two transactions never deadlock.
  for (const name of names.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
