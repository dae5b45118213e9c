import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Db as BossConnection, fromDrizzle } from "pg-boss";
import type { Queryable } from "#server/db/client.ts";

/** The connection through which pg-boss sends its statements. */
export interface PgBossDatabase extends BossConnection {
  /** Runs `work`; pg-boss's statements inside it, and only those, use the caller's transaction. */
  withTransaction<Result>(db: Queryable, work: () => Promise<Result>): Promise<Result>;
}

interface ResultWithRows {
  rows: unknown[];
}

/**
 * Sends pg-boss's statements through the application's pool. Each gets a connection of its own, so that on the embedded engine, which has one session,
 * none runs inside another transaction. Statements of a transaction use its connection: waiting for the pool would deadlock, because the pool
 * would wait for that transaction.
 */
export function createPgBossDatabase(pool: Pool): PgBossDatabase {
  const callerTransactions = new AsyncLocalStorage<BossConnection>();
  return {
    withTransaction: (db, work) => callerTransactions.run(fromDrizzle(db, sql), work),
    async executeSql(text, values) {
      const callerTransaction = callerTransactions.getStore();
      if (callerTransaction) return callerTransaction.executeSql(text, values);
      const client = await pool.connect();
      try {
        const result: unknown = await client.query(text, values);
        // A script with several statements returns one result for each.
        return {
          rows: Array.isArray(result)
            ? result.flatMap(({ rows }: ResultWithRows) => rows ?? [])
            : (result as ResultWithRows).rows,
        };
      } catch (error) {
        // A failed script leaves its transaction open on the connection.
        if (!values?.length) await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
