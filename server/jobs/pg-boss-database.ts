import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Db as BossConnection, fromDrizzle } from "pg-boss";
import type { Queryable } from "#server/db/client.ts";

/** Where the queue's statements go. */
export interface PgBossDatabase extends BossConnection {
  /** Whatever the queue asks the database while `work` runs goes through the caller's transaction, and nothing else does. */
  withTransaction<Result>(db: Queryable, work: () => Promise<Result>): Promise<Result>;
}

interface ResultWithRows {
  rows: unknown[];
}

/**
 * The queue's statements, through the application's pool. Each has a connection to itself, so that on the embedded engine, which is one
 * session, none runs inside a transaction of somebody else's; and those that belong to a transaction never wait for the pool, which
 * would be waiting for that transaction to end.
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
        // A script of several statements gives a result for each.
        return {
          rows: Array.isArray(result)
            ? result.flatMap(({ rows }: ResultWithRows) => rows ?? [])
            : (result as ResultWithRows).rows,
        };
      } catch (error) {
        // A script that failed half-way leaves its transaction open on the connection.
        if (!values?.length) await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
