import type { Hono } from "hono";
import type { ApiSavedView } from "#domain/api/saved-views.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import type { SavedView } from "#server/repositories/staff/saved-views.ts";
import { deleteView, readSavedViews, saveView } from "#server/services/saved-views/saved-views.ts";

/** Everybody's own. */
export function mountSavedViews(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/saved_views", async ({ staff, query: { list } }) => {
    const views = await readSavedViews(ctx, { staff, list });
    return { rows: views.map(toSavedView), total: views.length };
  });
  serve(app, ctx, "POST /api/saved_views", async ({ staff, body }) =>
    toSavedView(await saveView(ctx, { staff, body })),
  );
  serve(app, ctx, "DELETE /api/saved_views/:id", async ({ staff, parameters: { id } }) => {
    await deleteView(ctx, { staff, id });
    return undefined;
  });
}

function toSavedView({ id, list, name, query, columns, createdAt, updatedAt }: SavedView): ApiSavedView {
  return {
    id,
    list,
    name,
    query,
    columns,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
