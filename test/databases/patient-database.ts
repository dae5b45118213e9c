import { type Database, openDatabase } from "#server/db/client.ts";

/** Time limit for connections, statements and locks that hang. */
const PATIENCE_MS = 600_000;

/** Opens a database of a server like the product, but with minutes instead of seconds as limits: on a busy machine everything can take that long. */
export async function openPatientDatabase({ url, poolSize }: { url: string; poolSize: number }): Promise<Database> {
  const database = await openDatabase({ url, poolSize, queryTimeoutMs: PATIENCE_MS });
  Object.assign(database.pool.options, {
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    lock_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  });
  return database;
}
