import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import type { Database } from "./client.ts";
import type { ClientWithTimeout } from "./traced-client.ts";

/** Key of the advisory lock that every process uses: the process that holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 7_305_201_021;

/** Applies the migrations that the database does not have yet; only one process at a time does so (product.md#commands-and-environment). */
export async function migrateDatabase({ pool }: Database, migrationsFolder: string): Promise<void> {
  await withoutTimeouts(pool, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  });
}

/** Runs work on a connection of its own without statement timeouts, on the server and in the driver. */
export async function withoutTimeouts<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = (await pool.connect()) as PoolClient & ClientWithTimeout;
  const { queryTimeoutMs } = client;
  try {
    client.queryTimeoutMs = null;
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    const result = await work(client);
    await client.query("reset statement_timeout; reset lock_timeout");
    client.queryTimeoutMs = queryTimeoutMs;
    client.release();
    return result;
  } catch (error) {
    // `true` destroys the connection, which also ends its locks.
    client.release(true);
    throw error;
  }
}
