import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";

/** What waits for staff, which the panel shows on every screen. */
export function mountWaitingWork(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/waiting_work", ({ staff }) => readWaitingWork(ctx, { staff }));
}
