import type { Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { FEED_PATH, FEED_TYPE } from "#domain/seo/crawlers/feed.ts";
import { robotsText } from "#domain/seo/crawlers/robots.ts";
import { SITEMAP_INDEX_PATH, sitemapOfPath } from "#domain/seo/crawlers/sitemap.ts";
import type { AppContext } from "#server/context.ts";
import { readMagazineFeed, readSitemap, readSitemapIndex } from "#server/services/crawlers/search-files.ts";
import { answerCachedFile } from "./cached-file.ts";

/** robots.txt, the sitemaps and the magazine's feed. */
export function mountSearchFiles(app: Hono, context: AppContext): void {
  const robots = robotsText(context.env.siteUrl);
  app.get(ADDRESSES.robots.pattern, (c) => c.text(robots, 200, { "cache-control": "public, max-age=3600" }));
  app.get(SITEMAP_INDEX_PATH, (c) => answerCachedFile(c, context, "application/xml", () => readSitemapIndex(context)));
  app.get(ADDRESSES.sitemap.pattern, (c) => {
    const asked = sitemapOfPath(c.req.path);
    return answerCachedFile(c, context, "application/xml", async () =>
      asked ? readSitemap(context, asked.section, asked.part) : null,
    );
  });
  app.get(FEED_PATH, (c) => answerCachedFile(c, context, FEED_TYPE, () => readMagazineFeed(context)));
}
