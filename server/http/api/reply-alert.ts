import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { readReplyAlert } from "#server/services/enquiries/read-reply-alert.ts";

/** Who is about to wait longer than promised. */
export function mountReplyAlert(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/reply_alert", async ({ staff }) => {
    const { waiting, late, first } = await readReplyAlert(ctx, { staff });
    return { waiting, late, first: first && { kind: first.kind, id: first.id, reference: first.reference } };
  });
}
