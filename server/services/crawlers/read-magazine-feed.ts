import { magazineFeed } from "#domain/seo/crawlers/feed.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import type { SearchFile } from "./read-sitemap.ts";

/** Feed readers ask often; older articles are in the magazine itself. */
const NEWEST = 50;

/** /magazine/feed.xml: the newest articles. */
export async function readMagazineFeed(ctx: AppContext): Promise<SearchFile> {
  const articles = await listArticles(ctx.db, NEWEST);
  const [newest] = articles;
  return {
    xml: magazineFeed(ctx.env.siteUrl, articles, ctx.site.name),
    changed: newest && new Date(`${newest.publishedOn}T00:00:00Z`),
  };
}
