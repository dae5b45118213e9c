import type { Article } from "#domain/catalogue/article.ts";
import { articleHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/content/articles.ts";

export interface ArticlePage {
  article: Article;
  /** The other articles, newest first. */
  others: Omit<Article, "body">[];
  head: PageHead;
}

const OTHERS = 3;

/** /magazine/{slug} (design 6.21). Refuses "not-found" for a slug that no article has. */
export async function readArticlePage(ctx: AppContext, slug: string): Promise<ArticlePage> {
  const [article, newest] = isSlugShaped(slug)
    ? await Promise.all([findArticleBySlug(ctx.db, slug), listArticles(ctx.db, OTHERS + 1)])
    : [null, []];
  if (!article) throw new ServiceError("not-found", "Questo articolo non esiste.");
  return {
    article,
    others: newest.filter((other) => other.slug !== slug).slice(0, OTHERS),
    head: articleHead(article, ctx.env.siteUrl),
  };
}
