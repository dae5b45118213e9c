import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { pathTo } from "#domain/routes/route-table.ts";
import type { AppContext } from "#server/context.ts";
import { isDiskNearlyFull, requireFreeDiskSpace } from "#server/disk-errors.ts";

const RETRY_AFTER_SECONDS = 10;
/** Timeout of the database check: a load balancer does not wait longer for the response. */
const DATABASE_TIMEOUT_MS = 5000;

/** The paths that respond to every Host header: monitoring reaches the process by another host name than visitors do. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set([pathTo("alive"), pathTo("ready"), pathTo("metrics")]);

/**
 * `/healthz` reports that the process runs. `/readyz` reports that it can serve visitors: it is not shutting down, and its database responds and
 * accepts writes (product.md#commands-and-environment).
 */
export function mountHealth(app: Hono, context: AppContext): void {
  app.get(pathTo("alive"), (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get(pathTo("ready"), async (c) => {
    const respondUnavailable = (status: string) =>
      c.json({ status }, 503, { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) });
    if (context.lifecycle.isClosing) return respondUnavailable("closing");
    try {
      const { rows } = await withDatabaseTimeout(
        context.db.execute<{ reads_only: boolean }>(
          sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads_only`,
        ),
      );
      if (rows[0]?.reads_only) return respondUnavailable("read-only");
      if (await context.diskSpace.isFull()) return respondUnavailable("full");
      return c.json({ status: "ok" }, 200, { "cache-control": "no-store" });
    } catch (error) {
      const { databaseUrl, dataDir } = context.env;
      // Check the disk here: after a failure for lack of space, the embedded database no longer reports the cause.
      if (!databaseUrl && isDiskNearlyFull(dataDir)) {
        context.diskSpace.reportDiskFull("database", () => requireFreeDiskSpace(dataDir));
        return respondUnavailable("full");
      }
      context.logger.warn({ err: error }, "database does not answer");
      return respondUnavailable("unavailable");
    }
  });
}

/** Rejects if a query takes too long: otherwise an unresponsive server would keep the check waiting. */
async function withDatabaseTimeout<Answer>(query: Promise<Answer>): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The database did not answer in time")), DATABASE_TIMEOUT_MS);
  return Promise.race([query, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Mounts `/metrics` for Prometheus, protected by METRICS_TOKEN (product.md#commands-and-environment). If the variable is not set, the path does not
 * exist.
 */
export function mountMetrics(app: Hono, { env, metrics }: Pick<AppContext, "env" | "metrics">): void {
  app.get(pathTo("metrics"), async (c) => {
    if (!env.metricsToken) return c.text("Not found", 404);
    if (!isEqualInConstantTime(c.req.header("authorization") ?? "", `Bearer ${env.metricsToken}`))
      return c.text("Unauthorized", 401, { "www-authenticate": "Bearer", "cache-control": "no-store" });
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType, "cache-control": "no-store" });
  });
}

const isEqualInConstantTime = (actual: string, expected: string) =>
  timingSafeEqual(toDigest(actual), toDigest(expected));
const toDigest = (text: string) => createHash("sha256").update(text).digest();
