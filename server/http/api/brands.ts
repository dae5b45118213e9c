import type { Hono } from "hono";
import type { ApiBrand } from "#domain/api/brands/brands.ts";
import type { AppContext } from "#server/context.ts";
import type { brands } from "#server/db/schema.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { BRAND_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { createBrand } from "#server/services/brands/create-brand.ts";
import { readBrands } from "#server/services/brands/read-brands.ts";
import { updateBrand } from "#server/services/brands/update-brand.ts";

export function mountBrands(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/brands", async ({ caller, queries }) => {
    const listQuery = parseListQuery(queries, BRAND_COLUMNS, "name", ctx.site.timeZone);
    const { rows, total } = await readBrands(ctx, { staff: caller, listQuery });
    return { rows: rows.map(toBrand), total };
  });
  serveEndpoint(app, ctx, "POST /api/brands", async ({ staff, body }) =>
    toBrand(await createBrand(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/brands/:id", async ({ staff, parameters: { id }, body }) =>
    toBrand(await updateBrand(ctx, { staff, id, body })),
  );
}

function toBrand(row: typeof brands.$inferSelect): ApiBrand {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    logo_url: row.logoUrl,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
