import type { Hono } from "hono";
import type {
  ApiGeneratedSeoContent,
  ApiSeoOverride,
  ApiSeoOverrideChange,
} from "#domain/api/seo-overrides/seo-overrides.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { AppContext } from "#server/context.ts";
import { type GeneratedContent, generateSeoContent } from "#server/services/seo-overrides/generate-seo-content.ts";
import {
  createOverride,
  deleteOverride,
  type OverrideChange,
  readDeletedOverrides,
  readOverrideHistory,
  readOverrides,
  type StoredOverride,
  updateOverride,
} from "#server/services/seo-overrides/overrides.ts";
import { parseListQuery } from "./parse-list-query.ts";
import { SEO_OVERRIDE_COLUMNS } from "./queryable-columns.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

/** Mounts the endpoints for SEO overrides and their history. */
export function mountSeoOverrides(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/seo_overrides", async ({ caller, queries }) => {
    const listQuery = parseListQuery(queries, SEO_OVERRIDE_COLUMNS, "-updated_at", ctx.site.timeZone);
    const { rows, total } = await readOverrides(ctx, { staff: caller, listQuery });
    return { rows: rows.map(toSeoOverride), total };
  });
  serveEndpoint(app, ctx, "POST /api/seo_overrides", async ({ staff, body }) =>
    toSeoOverride(await createOverride(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/seo_overrides/:id", async ({ staff, parameters: { id }, body }) =>
    toSeoOverride(await updateOverride(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/seo_overrides/:id", async ({ staff, parameters: { id } }) => {
    await deleteOverride(ctx, { staff, id });
    return undefined;
  });
  serveEndpoint(app, ctx, "GET /api/seo_overrides/deleted", async ({ staff }) =>
    toChangeRows(await readDeletedOverrides(ctx, { staff })),
  );
  serveEndpoint(app, ctx, "GET /api/seo_overrides/:id/history", async ({ staff, parameters: { id } }) =>
    toChangeRows(await readOverrideHistory(ctx, { staff, id })),
  );
}

function toSeoOverride(row: StoredOverride): UncheckedAnswer<ApiSeoOverride> {
  return {
    id: row.id,
    page_type: row.pageType,
    slug: row.slug,
    language: row.language,
    indexable: row.indexable,
    custom_title: row.customTitle,
    custom_description: row.customDescription,
    custom_keywords: row.customKeywords,
    canonical_url: row.canonicalUrl,
    custom_h1: row.customH1,
    custom_content: row.customContent,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

const toChangeRows = (changes: OverrideChange[]) => ({ rows: changes.map(toChange), total: changes.length });

/** Returns a change of an SEO override. The rows before and after the change come from the audit log, which stores rows as the API returned them. */
function toChange({
  id,
  overrideId,
  action,
  at,
  email,
  before,
  after,
}: OverrideChange): UncheckedAnswer<ApiSeoOverrideChange> {
  type State = ApiSeoOverrideChange["before"];
  return {
    id,
    override_id: overrideId,
    action,
    at: at.toISOString(),
    email,
    before: withLanguage(before as State),
    after: withLanguage(after as State),
  };
}

/** Earlier versions logged overrides without a language: they were Italian. */
const withLanguage = <State extends object | null>(state: State): State =>
  state ? { language: "it", ...state } : state;

export function mountGenerateSeoContent(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/functions/generate-seo-content", async ({ staff, body }) =>
    toGeneratedSeoContent(await generateSeoContent(ctx, { staff, body })),
  );
}

function toGeneratedSeoContent(content: GeneratedContent): ApiGeneratedSeoContent {
  const { meta_title, meta_description, h1, seo_text, keywords, writtenBy } = content;
  return { meta_title, meta_description, h1, seo_text, keywords, writtenBy };
}
