import { magazineFeed } from "#domain/seo/crawlers/feed.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import type { SearchFile } from "./read-sitemap.ts";

/** Feed readers ask often; older articles are in the magazine itself. */
const NEWEST = 50;

/** /magazine/feed.xml: the newest articles. */
export async function readMagazineFeed(ctx: AppContext): Promise<SearchFile> {
  const articles = await listArticles(ctx.db, { today: siteToday(ctx), limit: NEWEST });
  return {
    xml: magazineFeed(ctx.env.siteUrl, articles, ctx.site.name),
    changed: lastChange(articles),
  };
}

/** An older article that was corrected makes the feed new too. */
const lastChange = (articles: readonly { changedAt: Date }[]): Date | undefined =>
  articles.length > 0 ? new Date(Math.max(...articles.map(({ changedAt }) => changedAt.getTime()))) : undefined;
