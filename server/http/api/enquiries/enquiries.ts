import type { Hono } from "hono";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiWaitingWork } from "#domain/api/dashboard/waiting-work.ts";
import type { ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import type { AppContext } from "#server/context.ts";
import { toIdempotentReplay } from "#server/http/api/idempotent-replay.ts";
import { toEnquiryMessage } from "#server/http/api/message-responses.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { ANSWER_TEMPLATE_COLUMNS, ENQUIRY_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredAnswerTemplate } from "#server/repositories/enquiries/answer-templates.ts";
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  readAnswerTemplates,
  updateAnswerTemplate,
} from "#server/services/answer-templates/answer-templates.ts";
import { answerEnquiry } from "#server/services/enquiries/answer-enquiry.ts";
import {
  markConversationRead,
  readAssignableStaff,
  readEnquiries,
  readEnquiry,
} from "#server/services/enquiries/read-enquiries.ts";
import { readWaitingWork } from "#server/services/enquiries/read-waiting-work.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { updateEnquiry } from "#server/services/enquiries/update-enquiry.ts";
import { toEnquiry, toEnquiryDetail } from "./enquiry-responses.ts";

/** Mounts the endpoints for enquiries: anybody may send an enquiry; staff read enquiries, assign them, change their status and reply. */
export function mountEnquiries(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/enquiries", async ({ body, idempotencyKey }) => {
    const { reference } = await requestEnquiry(ctx, { body, idempotencyKey });
    // The response describes the enquiry as it was when it was sent. A repeated request gets the same response, even if the status has changed since.
    return { reference, status: "new" };
  });
  serveEndpoint(app, ctx, "GET /api/enquiries", async ({ staff, queries: { assigned_to, ...query } }) => {
    const listQuery = parseListQuery(query, ENQUIRY_COLUMNS, "-created_at", ctx.site.timeZone);
    const { rows, total } = await readEnquiries(ctx, { staff, listQuery, assignedTo: assigned_to?.[0] });
    const now = ctx.clock();
    return { rows: rows.map((row) => toEnquiry(row, now, ctx.site)), total };
  });
  serveEndpoint(app, ctx, "GET /api/enquiries/:id", async ({ staff, parameters: { id } }) =>
    toEnquiryDetail(await readEnquiry(ctx, { staff, id }), ctx.clock(), ctx.site),
  );
  serveEndpoint(app, ctx, "PATCH /api/enquiries/:id", async ({ staff, parameters: { id }, body }) => {
    const { enquiry, already } = await updateEnquiry(ctx, { staff, id, body });
    return { ...toEnquiry(enquiry, ctx.clock(), ctx.site), already: already && toIdempotentReplay(already) };
  });
  serveEndpoint(
    app,
    ctx,
    "POST /api/enquiries/:id/answers",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toEnquiryMessage(await answerEnquiry(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "POST /api/enquiries/:id/read", async ({ staff, parameters: { id }, body }) => {
    await markConversationRead(ctx, { staff, id, body });
    return undefined;
  });
  serveEndpoint(app, ctx, "GET /api/staff", async ({ staff }) => {
    const people = await readAssignableStaff(ctx, { staff });
    const rows = people.map(({ id, name, email }): ApiStaffMember => ({ id, name, email, me: id === staff.userId }));
    return { rows, total: rows.length };
  });
}

/** Mounts the endpoints for answer templates, which all staff share. */
export function mountAnswerTemplates(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/answer_templates", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, ANSWER_TEMPLATE_COLUMNS, "title", ctx.site.timeZone);
    const { rows, total } = await readAnswerTemplates(ctx, { staff, listQuery });
    return { rows: rows.map(toAnswerTemplate), total };
  });
  serveEndpoint(app, ctx, "POST /api/answer_templates", async ({ staff, body }) =>
    toAnswerTemplate(await createAnswerTemplate(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/answer_templates/:id", async ({ staff, parameters: { id }, body }) =>
    toAnswerTemplate(await updateAnswerTemplate(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/answer_templates/:id", async ({ staff, parameters: { id } }) => {
    await deleteAnswerTemplate(ctx, { staff, id });
    return undefined;
  });
}

const toAnswerTemplate = ({ createdAt, updatedAt, ...row }: StoredAnswerTemplate): ApiAnswerTemplate => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/** Mounts the endpoint with the counts of waiting work, which the panel shows on every screen. */
export function mountWaitingWork(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/waiting_work", async ({ staff }) =>
    toWaitingWork(await readWaitingWork(ctx, { staff })),
  );
}

function toWaitingWork(work: WaitingWork): ApiWaitingWork {
  const { bookingRequests, bookingMessages, enquiries, orders, overdue, replyAlert } = work;
  const { waiting, late, longest } = replyAlert;
  return {
    booking_requests: bookingRequests,
    booking_messages: bookingMessages,
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
