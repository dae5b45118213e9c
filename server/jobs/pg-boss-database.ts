import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Db as BossConnection, fromDrizzle } from "pg-boss";
import type { Queryable } from "#server/db/client.ts";

/** The connection through which pg-boss sends its statements. */
export interface PgBossDatabase extends BossConnection {
  /** Runs `work`. Statements of pg-boss inside `work` use the caller's transaction; all others do not. */
  withTransaction<Result>(db: Queryable, work: () => Promise<Result>): Promise<Result>;
}

interface ResultWithRows {
  rows: unknown[];
}

/**
 * Sends pg-boss's statements through the application's pool. Each statement acquires a connection, so that none runs inside another transaction on
 * the embedded engine, which has only one session. Statements inside `withTransaction` use the connection of that transaction: if they waited for the
 * pool, they would deadlock, because the pool would wait for the transaction.
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
        // Roll back: a failed script leaves its transaction open on the connection.
        if (!values?.length) await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
