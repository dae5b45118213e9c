import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import { articleHead } from "#domain/seo/heads/content-heads.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/content/articles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

const OTHERS = 3;

/** /magazine/{slug} (product.md#magazine). Refuses "not-found" for a slug that no article has. */
export async function readArticlePage(ctx: AppContext, slug: string): Promise<ArticlePageData> {
  const today = siteToday(ctx);
  const [article, newest] = isSlugShaped(slug)
    ? await Promise.all([findArticleBySlug(ctx.db, slug, today), listArticles(ctx.db, { today, limit: OTHERS + 1 })])
    : [null, []];
  if (!article) throw new ServiceError("not-found", "Questo articolo non esiste.");
  return {
    article,
    others: newest.filter((other) => other.slug !== slug).slice(0, OTHERS),
    head: articleHead(article, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}
