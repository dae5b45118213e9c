import type { Article } from "#domain/catalogue/article.ts";
import { magazineHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** More than a reader looks through. */
const MOST_ARTICLES = 100;

/** /magazine: every article, newest first. */
export async function readMagazine(
  ctx: AppContext,
): Promise<{ articles: readonly Omit<Article, "body">[]; head: PageHead }> {
  return {
    articles: await listArticles(ctx.db, { today: siteToday(ctx), limit: MOST_ARTICLES }),
    head: magazineHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}
