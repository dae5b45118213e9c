import type { Hono } from "hono";
import type { ApiCategoryTerms } from "#domain/api/fleet/category-terms.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import {
  readCategoryTerms,
  type SetCategoryTerms,
  updateCategoryTerms,
} from "#server/services/category-terms/category-terms.ts";

/** What a new car's conditions begin with, by category. */
export function mountCategoryTerms(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/category_terms", async ({ staff }) => {
    const rows = await readCategoryTerms(ctx, { staff });
    return { rows: rows.map(toCategoryTerms), total: rows.length };
  });
  serve(app, ctx, "PATCH /api/category_terms/:category", async ({ staff, parameters: { category }, body }) =>
    toCategoryTerms(await updateCategoryTerms(ctx, { staff, category, body })),
  );
}

const toCategoryTerms = ({ updatedAt, ...row }: SetCategoryTerms): ApiCategoryTerms => ({
  ...row,
  updated_at: updatedAt?.toISOString() ?? null,
});
