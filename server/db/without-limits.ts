import type { Pool, PoolClient } from "pg";
import type { LimitedClient } from "#server/db/traced-client.ts";

/** Work on a connection of its own that takes as long as it takes: neither the server nor this program gives a statement of it up. */
export async function withoutLimits<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = (await pool.connect()) as PoolClient & LimitedClient;
  const { answersWithinMs } = client;
  try {
    client.answersWithinMs = null;
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    const result = await work(client);
    await client.query("reset statement_timeout; reset lock_timeout");
    client.answersWithinMs = answersWithinMs;
    client.release();
    return result;
  } catch (error) {
    // What the connection held, locks among it, goes with it.
    client.release(true);
    throw error;
  }
}
