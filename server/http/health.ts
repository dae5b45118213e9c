import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { pathTo } from "#domain/addresses/addresses.ts";
import type { AppContext } from "#server/context.ts";

/** Answered whatever host is asked for: who watches the process knows it by another name than visitors do. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set([pathTo("alive"), pathTo("ready")]);

/** `/healthz` says the process lives, `/readyz` that the database answers (product.md#commands-and-environment). */
export function mountHealth(app: Hono, context: AppContext): void {
  app.get(pathTo("alive"), (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get(pathTo("ready"), async (c) => {
    try {
      await context.db.execute(sql`select 1`);
      return c.json({ status: "ok" }, 200, { "cache-control": "no-store" });
    } catch (error) {
      context.logger.warn({ err: error }, "database does not answer");
      return c.json({ status: "unavailable" }, 503, { "cache-control": "no-store", "retry-after": "10" });
    }
  });
}
