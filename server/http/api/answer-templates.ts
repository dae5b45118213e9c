import type { Hono } from "hono";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates.ts";
import type { AppContext } from "#server/context.ts";
import { ANSWER_TEMPLATE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import type { StoredAnswerTemplate } from "#server/repositories/enquiries/answer-templates.ts";
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  readAnswerTemplates,
  updateAnswerTemplate,
} from "#server/services/answer-templates/answer-templates.ts";

/** Beginnings of answers, the same for all who answer. */
export function mountAnswerTemplates(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/answer_templates", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, ANSWER_TEMPLATE_COLUMNS, "title", ctx.site.timeZone);
    const { rows, total } = await readAnswerTemplates(ctx, { staff, listQuery });
    return { rows: rows.map(toAnswerTemplate), total };
  });
  serve(app, ctx, "POST /api/answer_templates", async ({ staff, body }) =>
    toAnswerTemplate(await createAnswerTemplate(ctx, { staff, body })),
  );
  serve(app, ctx, "PATCH /api/answer_templates/:id", async ({ staff, parameters: { id }, body }) =>
    toAnswerTemplate(await updateAnswerTemplate(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/answer_templates/:id", async ({ staff, parameters: { id } }) => {
    await deleteAnswerTemplate(ctx, { staff, id });
    return undefined;
  });
}

const toAnswerTemplate = ({ createdAt, updatedAt, ...row }: StoredAnswerTemplate): ApiAnswerTemplate => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
