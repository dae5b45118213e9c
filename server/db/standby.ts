import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { ReadSource } from "#server/invalidation/dependency-tracker.ts";

/** Maximum wait for the standby to catch up. A healthy standby lags less; after this wait the primary is read. */
const MAX_LAG_WAIT_MS = 50;
const POLL_DELAY_MS = 5;
/** After a failure the standby is not tried for this long. */
const FAILURE_COOLDOWN_MS = 5000;

/** Returns a position in the primary's write-ahead log. Every write whose caller has already got a response has an earlier position. */
const PRIMARY_POSITION_QUERY = "select pg_current_wal_flush_lsn()::text as position";
/**
 * Whether the standby has applied the log up to a position. False if it was promoted or has lost its connection to the primary, because it then does
 * not know which writes it lacks.
 */
const CAUGHT_UP_QUERY = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) and pg_last_wal_replay_lsn() >= $1::pg_lsn as whole`;

/**
 * Returns where a public page reads from. Returns the standby if it has every write that the primary had confirmed at the time of the call. Returns
 * null for the primary, if the standby lags, is down or was promoted (docs/scaling.md).
 */
export type ChooseReadSource = () => Promise<ReadSource | null>;

export function createStandbyChooser(primary: Pool, standby: Pool): ChooseReadSource {
  let coolingDownUntil = Number.NEGATIVE_INFINITY;
  const source: ReadSource = {
    async query(config, values) {
      // Acquire the connection here, in the async context of this page. If the pool has to queue a query, it runs it in the async context of the code
      // that returned the connection. Its reads would be recorded for another page, and it would have no timeout.
      const client = await standby.connect();
      try {
        const result = await client.query(config, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
  return async () => {
    const startedAt = performance.now();
    if (startedAt < coolingDownUntil) return null;
    try {
      const primaryPosition: { rows: { position: string }[] } = await primary.query(PRIMARY_POSITION_QUERY);
      for (;;) {
        const caughtUp = await source.query(CAUGHT_UP_QUERY, [primaryPosition.rows[0]?.position]);
        if (caughtUp.rows[0]?.whole) return source;
        if (performance.now() - startedAt > MAX_LAG_WAIT_MS) return null;
        await pause(POLL_DELAY_MS);
      }
    } catch {
      coolingDownUntil = performance.now() + FAILURE_COOLDOWN_MS;
      return null;
    }
  };
}
