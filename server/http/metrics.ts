import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { pathTo } from "#domain/addresses/addresses.ts";
import type { AppContext } from "#server/context.ts";

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
