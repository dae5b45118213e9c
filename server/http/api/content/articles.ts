import type { Hono } from "hono";
import type { ApiArticle, ApiArticleRow } from "#domain/api/content/articles.ts";
import type { Unchecked } from "#domain/api/named-fields.ts";
import { articleText } from "#domain/catalogue/article-text.ts";
import type { AppContext } from "#server/context.ts";
import { ARTICLE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import type { StoredArticle } from "#server/repositories/content/articles.ts";
import {
  createArticle,
  deleteArticle,
  readArticle,
  readArticles,
  updateArticle,
} from "#server/services/articles/articles.ts";

/** The magazine's articles as those who keep it write them. */
export function mountArticles(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/articles", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, ARTICLE_COLUMNS, "-published_on", ctx.site.timeZone);
    const { rows, total } = await readArticles(ctx, { staff, listQuery });
    return { rows: rows.map(toArticleRow), total };
  });
  serve(app, ctx, "POST /api/articles", async ({ staff, body }) =>
    toArticle(await createArticle(ctx, { staff, body })),
  );
  serve(app, ctx, "GET /api/articles/:id", async ({ staff, parameters: { id } }) =>
    toArticle(await readArticle(ctx, { staff, id })),
  );
  serve(app, ctx, "PATCH /api/articles/:id", async ({ staff, parameters: { id }, body }) =>
    toArticle(await updateArticle(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/articles/:id", async ({ staff, parameters: { id } }) => {
    await deleteArticle(ctx, { staff, id });
    return undefined;
  });
}

const toArticle = (row: StoredArticle): Unchecked<ApiArticle> => ({
  ...toArticleRow(row),
  body: articleText(row.body),
});

function toArticleRow(row: StoredArticle): Unchecked<ApiArticleRow> {
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    status: row.status,
    published_on: row.publishedOn,
    read_minutes: row.readMinutes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
