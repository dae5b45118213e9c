import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";
import { EVERYTHING, type Tag } from "#server/freshness/tags.ts";
import type { Database } from "./client.ts";

const CHANNEL = "written_tags";
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A connection that has broken without a word is found out by asking, and by no answer. */
export const HEARING_LIMITS = { askEveryMs: 5000, answersWithinMs: 4000 };

export interface HearingOptions {
  /** The server itself: a connection pooler passes no notifications on. */
  url: string;
  database: Pick<Database, "touches" | "isOwn">;
  /** Called with what another process has written, after the caches know; with everything each time it begins to listen. */
  onHeard?: (tags: readonly Tag[]) => void;
  logger: Logger;
  limits?: typeof HEARING_LIMITS;
}

/**
 * Hears what other processes write on the same PostgreSQL server (docs/decisions/page-cache.md). Without a connection nothing is heard, so everything
 * kept is in doubt when one is lost and again when the next one listens; it tries until then, at most every ten seconds. Resolves once it listens, or
 * once the first try has failed.
 */
export async function hearTouches(options: HearingOptions): Promise<{ stop(): Promise<void> }> {
  const { touches } = options.database;
  const { askEveryMs, answersWithinMs } = options.limits ?? HEARING_LIMITS;
  const stopping = new AbortController();
  let client: Client | null = null;

  async function connect(): Promise<void> {
    const opened = new Client({
      connectionString: options.url,
      application_name: "velluto listens",
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
      keepAlive: true,
    });
    const lost = Promise.withResolvers<void>();
    opened.on("error", () => lost.resolve());
    opened.on("end", () => lost.resolve());
    opened.on("notification", ({ channel, payload, processId }) => {
      if (channel !== CHANNEL || !payload || options.database.isOwn(processId)) return;
      const tags = payload.split("\n");
      touches.announce(tags);
      options.onHeard?.(tags);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    client = opened;
    touches.doubt();
    options.onHeard?.([EVERYTHING]);
    const asking = setInterval(() => void opened.query("select 1").catch(() => lost.resolve()), askEveryMs);
    asking.unref();
    void lost.promise.then(async () => {
      clearInterval(asking);
      if (!stopping.signal.aborted) {
        touches.doubt();
        options.logger.warn("the writes of other processes are not heard");
      }
      await opened.end().catch(() => {});
      if (!stopping.signal.aborted) await reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await connect();
        return options.logger.info("the writes of other processes are heard again");
      } catch (error) {
        options.logger.debug({ err: error }, "no connection to hear by");
        await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  await connect().catch((error: unknown) => {
    options.logger.warn({ err: error }, "the writes of other processes are not heard");
    void reconnect();
  });
  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => {});
    },
  };
}
