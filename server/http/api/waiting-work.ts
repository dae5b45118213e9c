import type { Hono } from "hono";
import type { ApiWaitingWork } from "#domain/api/waiting-work.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";

/** What waits for staff, which the panel shows on every screen. */
export function mountWaitingWork(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/waiting_work", async ({ staff }) => toWaitingWork(await readWaitingWork(ctx, { staff })));
}

function toWaitingWork({ bookingRequests, enquiries, orders, overdue, replyAlert }: WaitingWork): ApiWaitingWork {
  const { waiting, late, longest } = replyAlert;
  return {
    booking_requests: bookingRequests,
    enquiries,
    orders,
    overdue,
    reply_alert: {
      waiting,
      late,
      longest: longest.map(({ kind, id, reference, name, about, dueInSeconds }) => ({
        kind,
        id,
        reference,
        name,
        about,
        due_in_seconds: dueInSeconds,
      })),
    },
  };
}
