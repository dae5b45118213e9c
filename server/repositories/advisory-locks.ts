import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** Makes whoever else takes a turn under any of these names wait until the transaction ends: they count, look and write one after the other. */
export async function lockNames(tx: Transaction, ...names: readonly string[]): Promise<void> {
  // In one order, so that two who share two names never wait for each other.
  for (const name of names.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
