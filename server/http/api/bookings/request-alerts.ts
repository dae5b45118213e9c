import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { handleRequestAlert, readRequestAlerts } from "#server/services/booking/alerts/request-alerts.ts";

/** Whose requests are too many. */
export function mountRequestAlerts(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/request_alerts", async ({ staff }) => {
    const { alerts, total } = await readRequestAlerts(ctx, { staff });
    const rows = alerts.map(({ lastAt, ...alert }) => ({ ...alert, last_at: lastAt.toISOString() }));
    return { rows, total };
  });
  serve(app, ctx, "DELETE /api/request_alerts/:id", async ({ staff, parameters: { id } }) => {
    await handleRequestAlert(ctx, { staff, id });
    return undefined;
  });
}
