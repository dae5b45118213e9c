import { magazineFeed } from "#domain/seo/crawlers/feed.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Feed readers ask often; older articles are in the magazine itself. */
const NEWEST = 50;

/** /magazine/feed.xml: the newest articles. */
export async function readMagazineFeed(ctx: AppContext): Promise<string> {
  const articles = await listArticles(ctx.db, { today: siteToday(ctx), limit: NEWEST });
  return magazineFeed(ctx.env.siteUrl, articles, ctx.site.name);
}
