import { isPathOffered } from "#domain/offers/offers.ts";
import { SITEMAP_SECTIONS, type SitemapSection } from "#domain/routes/route-entry.ts";
import { type FeedLanguage, feedPath, renderMagazineFeed } from "#domain/seo/crawlers/magazine-feed.ts";
import {
  countPagesPerPart,
  countSitemapParts,
  latestDate,
  renderSitemap,
  renderSitemapIndex,
  sitemapPath,
} from "#domain/seo/crawlers/sitemap.ts";
import { listLanguageVersions } from "#domain/seo/crawlers/sitemap-pages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/articles/articles.ts";
import { countPublicVehicles } from "#server/repositories/catalogue/sitemap-pages.ts";
import { listPages, readVehicleSitemapPages } from "#server/services/crawlers/internal/list-pages.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

interface SitemapPart {
  path: string;
  changed: Date | undefined;
}

/** Returns the text of /sitemap.xml: the list of all sitemaps that have at least one page. */
export async function readSitemapIndex(ctx: AppContext): Promise<string> {
  const parts = (await Promise.all(SITEMAP_SECTIONS.map((section) => listParts(ctx, section)))).flat();
  return renderSitemapIndex(ctx.env.siteUrl, parts);
}

/** Returns the text of one sitemap; null if the section has no such part. */
export async function readSitemap(ctx: AppContext, section: SitemapSection, part: number): Promise<string | null> {
  const limit = countPagesPerPart(ctx.site.languages);
  const window = { offset: (part - 1) * limit, limit };
  const pages =
    section === "auto"
      ? await readVehicleSitemapPages(ctx, window)
      : (await listPages(ctx, section)).slice(window.offset, window.offset + limit);
  if (pages.length === 0) return null;
  return renderSitemap(ctx.env.siteUrl, listLanguageVersions(pages, ctx.site.languages));
}

async function listParts(ctx: AppContext, section: SitemapSection): Promise<SitemapPart[]> {
  if (section === "auto") {
    const { cars, changed } = await countPublicVehicles(ctx.db);
    return Array.from({ length: countSitemapParts(cars, ctx.site.languages) }, (_, index) => ({
      path: sitemapPath(section, index + 1),
      changed: changed ?? undefined,
    }));
  }
  const pages = await listPages(ctx, section);
  const limit = countPagesPerPart(ctx.site.languages);
  return Array.from({ length: countSitemapParts(pages.length, ctx.site.languages) }, (_, index) => ({
    path: sitemapPath(section, index + 1),
    changed: latestDate(pages.slice(index * limit, (index + 1) * limit).map(({ changed }) => changed)),
  }));
}

/** Maximum number of articles in the feed, because feed readers load it often. The magazine has the older ones. */
const MAX_FEED_ARTICLES = 50;

/**
 * /magazine/feed.xml and /en/magazine/feed.xml: the newest articles. Null while the company has no magazine (product.md#offers), or no pages in this
 * language.
 */
export async function readMagazineFeed(ctx: AppContext, language: FeedLanguage): Promise<string | null> {
  const { offers, languages, name: siteName } = ctx.site;
  if (!isPathOffered(feedPath(language), offers) || !languages.includes(language)) return null;
  const articles = await listArticles(ctx.db, { today: siteToday(ctx), limit: MAX_FEED_ARTICLES, language });
  return renderMagazineFeed(wordsOf(language), { siteUrl: ctx.env.siteUrl, articles, siteName });
}
