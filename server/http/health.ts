import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { pathTo } from "#domain/addresses/addresses.ts";
import type { AppContext } from "#server/context.ts";
import { lacksRoom, requireRoom } from "#server/disk-faults.ts";

const RETRY_AFTER_SECONDS = 10;
/** A balancer does not wait longer for its answer. */
const ANSWERS_WITHIN_MS = 5000;

/** Answered whatever host is asked for: who watches the process knows it by another name than visitors do. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set([pathTo("alive"), pathTo("ready"), pathTo("metrics")]);

/**
 * `/healthz` says the process lives; `/readyz` that it should be sent visitors: it is not about to end, and its database answers and takes
 * writes (product.md#commands-and-environment).
 */
export function mountHealth(app: Hono, context: AppContext): void {
  app.get(pathTo("alive"), (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get(pathTo("ready"), async (c) => {
    const refuse = (status: string) =>
      c.json({ status }, 503, { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) });
    if (context.lifecycle.closing) return refuse("closing");
    try {
      const { rows } = await inTime(
        context.db.execute<{ reads_only: boolean }>(
          sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads_only`,
        ),
      );
      if (rows[0]?.reads_only) return refuse("read-only");
      if (await context.room.isFull()) return refuse("full");
      return c.json({ status: "ok" }, 200, { "cache-control": "no-store" });
    } catch (error) {
      const { databaseUrl, dataDir } = context.env;
      // The embedded database says nothing any more once it has found no room for its log.
      if (!databaseUrl && lacksRoom(dataDir)) {
        context.room.noteFull("database", () => requireRoom(dataDir));
        return refuse("full");
      }
      context.logger.warn({ err: error }, "database does not answer");
      return refuse("unavailable");
    }
  });
}

/** The answer of the database, which a server that has fallen silent would keep from coming for longer than anybody waits. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The database did not answer in time")), ANSWERS_WITHIN_MS);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** `/metrics` for Prometheus, to whoever knows METRICS_TOKEN; without that variable there is no such address (product.md#commands-and-environment). */
export function mountMetrics(app: Hono, { env, metrics }: Pick<AppContext, "env" | "metrics">): void {
  app.get(pathTo("metrics"), async (c) => {
    if (!env.metricsToken) return c.text("Not found", 404);
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${env.metricsToken}`))
      return c.text("Unauthorized", 401, { "www-authenticate": "Bearer", "cache-control": "no-store" });
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
}

const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash("sha256").update(text).digest();
