import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "#server/db/client.ts";

/** Any number, the same for every process of this program: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_305_201_021;

/** Applies the plain-SQL migrations that are missing, one process at a time (product.md#commands-and-environment). */
export async function migrateDatabase(database: Database, migrationsFolder: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Waiting for another process, and rewriting a large table, take as long as they take.
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    await client.query("reset statement_timeout; reset lock_timeout");
    client.release();
  } catch (error) {
    // A broken connection also gives the lock back.
    client.release(true);
    throw error;
  }
}
