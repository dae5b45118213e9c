import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { ReadSource } from "#server/invalidation/dependency-tracker.ts";

/** A healthy standby is behind by less; what takes longer is read from the primary. */
const MAX_LAG_WAIT_MS = 50;
const POLL_DELAY_MS = 5;
/** A standby that has failed is left alone for so long. */
const FAILURE_COOLDOWN_MS = 5000;

/** Every write that has been answered stands before this in the log. */
const PRIMARY_POSITION_QUERY = "select pg_current_wal_flush_lsn()::text as position";
/** Of a server that follows another: one that has been promoted, or that hears of nobody, cannot say what it is missing. */
const CAUGHT_UP_QUERY = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) and pg_last_wal_replay_lsn() >= $1::pg_lsn as whole`;

/**
 * Where a public page may be read: the standby, once it has every write that the primary had answered when this was called, or null for the primary
 * itself, when the standby is behind, away or no standby any more (docs/scaling.md).
 */
export type ChooseReadSource = () => Promise<ReadSource | null>;

export function createStandbyChooser(primary: Pool, standby: Pool): ChooseReadSource {
  let coolingDownUntil = Number.NEGATIVE_INFINITY;
  const source: ReadSource = {
    async query(config, values) {
      // Waited for here: a statement that the pool sends from its queue would be noted in the reading of whoever gave the connection back, and
      // nobody would give it up.
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
