import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";
import { ALL_TAGS, type Tag } from "#server/invalidation/tags.ts";
import type { Database } from "./client.ts";

const NOTIFICATION_CHANNEL = "written_tags";
const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 10_000;
/** How often the listener sends a heartbeat query, and its timeout. A connection can break silently, so a timeout counts as a lost connection. */
export const HEARTBEAT_LIMITS = { intervalMs: 5000, timeoutMs: 4000 };

export interface InvalidationListenerOptions {
  /** URL of the database server itself, not of a connection pooler: a pooler does not forward notifications. */
  url: string;
  database: Pick<Database, "invalidations" | "isOwnConnection">;
  /**
   * Called after the caches are invalidated. `tags` are those that another process has invalidated; after each connect and reconnect, they are all
   * tags.
   */
  onInvalidate?: (tags: readonly Tag[]) => void;
  logger: Logger;
  limits?: typeof HEARTBEAT_LIMITS;
}

/**
 * Listens for invalidations from other processes on the same PostgreSQL server (docs/decisions/page-cache.md). While the connection is lost, no
 * invalidations arrive; so it marks the caches stale when the connection is lost, and again when it is restored. Reconnects at most every ten
 * seconds. Resolves when it listens, or when the first attempt has failed.
 */
export async function listenForInvalidations(options: InvalidationListenerOptions): Promise<{ stop(): Promise<void> }> {
  const { invalidations } = options.database;
  const { intervalMs, timeoutMs } = options.limits ?? HEARTBEAT_LIMITS;
  const stopping = new AbortController();
  let client: Client | null = null;

  async function connect(): Promise<void> {
    const newClient = new Client({
      connectionString: options.url,
      application_name: "velluto listens",
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    const connectionLost = Promise.withResolvers<void>();
    newClient.on("error", () => connectionLost.resolve());
    newClient.on("end", () => connectionLost.resolve());
    newClient.on("notification", ({ channel, payload, processId }) => {
      if (channel !== NOTIFICATION_CHANNEL || !payload || options.database.isOwnConnection(processId)) return;
      const tags = payload.split("\n");
      invalidations.publish(tags);
      options.onInvalidate?.(tags);
    });
    try {
      await newClient.connect();
      await newClient.query(`listen ${NOTIFICATION_CHANNEL}`);
    } catch (error) {
      await newClient.end().catch(() => {});
      throw error;
    }
    client = newClient;
    invalidations.markAllStale();
    options.onInvalidate?.([ALL_TAGS]);
    const heartbeat = setInterval(
      () => void newClient.query("select 1").catch(() => connectionLost.resolve()),
      intervalMs,
    );
    heartbeat.unref();
    void connectionLost.promise.then(async () => {
      clearInterval(heartbeat);
      if (!stopping.signal.aborted) {
        invalidations.markAllStale();
        options.logger.warn("the writes of other processes are not heard");
      }
      await newClient.end().catch(() => {});
      if (!stopping.signal.aborted) await reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (
      let delayMs = MIN_RETRY_DELAY_MS;
      !stopping.signal.aborted;
      delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)
    ) {
      try {
        await connect();
        return options.logger.info("the writes of other processes are heard again");
      } catch (error) {
        options.logger.debug({ err: error }, "no connection to listen on");
        await pause(delayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
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
