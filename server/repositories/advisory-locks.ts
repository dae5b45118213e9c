import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** Locks names until the transaction ends: transactions that lock the same name count, check and write one after the other. */
export async function lockNames(tx: Transaction, ...names: readonly string[]): Promise<void> {
  // Always in the same order, so that two transactions never deadlock.
  for (const name of names.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
