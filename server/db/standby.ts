import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { ReadingSource } from "#server/freshness/reading.ts";

/** A healthy standby is behind by less; what takes longer is read from the primary. */
const PATIENCE_MS = 50;
const PAUSE_MS = 5;
/** A standby that has failed is left alone for so long. */
const REST_MS = 5000;

/** Every write that has been answered stands before this in the log. */
const WRITTEN = "select pg_current_wal_flush_lsn()::text as position";
/** Of a server that follows another: one that has been promoted, or that hears of nobody, cannot say what it is missing. */
const HAS_WRITTEN = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) and pg_last_wal_replay_lsn() >= $1::pg_lsn as whole`;

/**
 * Where a public page may be read: the standby, once it has every write that the primary had answered when this was called, or null for the primary
 * itself, when the standby is behind, away or no standby any more (docs/scaling.md).
 */
export type ChooseSource = () => Promise<ReadingSource | null>;

export function standbyOf(primary: Pool, standby: Pool): ChooseSource {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const source: ReadingSource = {
    async query(config, values) {
      // Waited for here: a statement that the pool sends from its queue would be noted in the reading of whoever gave the connection back, and
      // nobody would give it up.
      const client = await standby.connect();
      try {
        const answer = await client.query(config, values);
        client.release();
        return answer;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
  return async () => {
    const begun = performance.now();
    if (begun < restsUntil) return null;
    try {
      const written: { rows: { position: string }[] } = await primary.query(WRITTEN);
      for (;;) {
        const held = await source.query(HAS_WRITTEN, [written.rows[0]?.position]);
        if (held.rows[0]?.whole) return source;
        if (performance.now() - begun > PATIENCE_MS) return null;
        await pause(PAUSE_MS);
      }
    } catch {
      restsUntil = performance.now() + REST_MS;
      return null;
    }
  };
}
