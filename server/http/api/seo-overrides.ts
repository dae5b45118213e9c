import type { Hono } from "hono";
import type { Unchecked } from "#domain/api/named-fields.ts";
import type { ApiSeoOverride, ApiSeoOverrideChange } from "#domain/api/seo-overrides.ts";
import type { AppContext } from "#server/context.ts";
import { SEO_OVERRIDE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { createOverride } from "#server/services/seo-overrides/create-override.ts";
import { deleteOverride } from "#server/services/seo-overrides/delete-override.ts";
import {
  type OverrideChange,
  readDeletedOverrides,
  readOverrideHistory,
} from "#server/services/seo-overrides/read-override-history.ts";
import { type OverrideRow, readOverrides } from "#server/services/seo-overrides/read-overrides.ts";
import { updateOverride } from "#server/services/seo-overrides/update-override.ts";

/** The entries, and their history. */
export function mountSeoOverrides(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/seo_overrides", async ({ caller, queries }) => {
    const reading = parseTableReading(queries, SEO_OVERRIDE_COLUMNS, "-updated_at");
    const { rows, total } = await readOverrides(ctx, { staff: caller, reading });
    return { rows: rows.map(toSeoOverride), total };
  });
  serve(app, ctx, "POST /api/seo_overrides", async ({ staff, body }) =>
    toSeoOverride(await createOverride(ctx, { staff, body })),
  );
  serve(app, ctx, "PATCH /api/seo_overrides/:id", async ({ staff, parameters: { id }, body }) =>
    toSeoOverride(await updateOverride(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/seo_overrides/:id", async ({ staff, parameters: { id } }) => {
    await deleteOverride(ctx, { staff, id });
    return undefined;
  });
  serve(app, ctx, "GET /api/seo_overrides/deleted", async () => toChangeRows(await readDeletedOverrides(ctx)));
  serve(app, ctx, "GET /api/seo_overrides/:id/history", async ({ parameters: { id } }) =>
    toChangeRows(await readOverrideHistory(ctx, id)),
  );
}

function toSeoOverride(row: OverrideRow): Unchecked<ApiSeoOverride> {
  return {
    id: row.id,
    page_type: row.page_type,
    slug: row.slug,
    indexable: row.indexable,
    custom_title: row.custom_title,
    custom_description: row.custom_description,
    custom_keywords: row.custom_keywords,
    canonical_url: row.canonical_url,
    custom_h1: row.custom_h1,
    custom_content: row.custom_content,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

const toChangeRows = (changes: OverrideChange[]) => ({ rows: changes.map(toChange), total: changes.length });

/** The states are those of the audit log, which keeps rows as the API gave them. */
function toChange({
  id,
  overrideId,
  action,
  at,
  email,
  before,
  after,
}: OverrideChange): Unchecked<ApiSeoOverrideChange> {
  type State = ApiSeoOverrideChange["before"];
  return {
    id,
    override_id: overrideId,
    action,
    at: at.toISOString(),
    email,
    before: before as State,
    after: after as State,
  };
}
