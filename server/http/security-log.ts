import { createMiddleware } from "hono/factory";
import { apiRowOf } from "#domain/access/api-access.ts";
import { findAddress } from "#domain/addresses/find-address.ts";
import type { AppContext } from "#server/context.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import { logSecurityEvent } from "#server/logger.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** What says that somebody was kept out: not signed in, not allowed, too often. */
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403, 429]);

/** Writes down every answer that keeps somebody out, of a page or of the API. */
export function logRefusals({ env, logger }: Pick<AppContext, "env" | "logger">) {
  return createMiddleware<{ Variables: { staff?: Staff | null } }>(async (c, next) => {
    await next();
    const { status } = c.res;
    if (!KEPT_OUT.has(status)) return;
    logSecurityEvent(logger, {
      security: "access",
      outcome: status === 429 ? "locked" : "refused",
      userId: c.get("staff")?.userId ?? null,
      address: visitorAddress(c, env.trustProxy),
      reason: `${status} ${c.req.method} ${patternOf(c.req.method, c.req.path)}`,
    });
  });
}

/** The address as the tables have it, which names the place and no key. */
const patternOf = (method: string, path: string): string =>
  apiRowOf(method, path)?.path ?? findAddress(path).row.pattern;
