import { SITEMAP_SECTIONS, type SitemapSection } from "#domain/addresses/address.ts";
import { magazineFeed } from "#domain/seo/crawlers/feed.ts";
import {
  latest,
  SITEMAP_PART_SIZE,
  sitemapIndexXml,
  sitemapParts,
  sitemapPath,
  sitemapXml,
} from "#domain/seo/crawlers/sitemap.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { countPublicCars } from "#server/repositories/seo/listed-pages.ts";
import { listCarPages, listPages } from "#server/services/crawlers/internal/list-pages.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

interface Part {
  path: string;
  changed: Date | undefined;
}

/** /sitemap.xml: every sitemap that has a page in it. */
export async function readSitemapIndex(ctx: AppContext): Promise<string> {
  const parts = (await Promise.all(SITEMAP_SECTIONS.map((section) => partsOf(ctx, section)))).flat();
  return sitemapIndexXml(ctx.env.siteUrl, parts);
}

/** One sitemap; null for a part the section does not have. */
export async function readSitemap(ctx: AppContext, section: SitemapSection, part: number): Promise<string | null> {
  const window = { offset: (part - 1) * SITEMAP_PART_SIZE, limit: SITEMAP_PART_SIZE };
  const pages =
    section === "auto"
      ? await listCarPages(ctx, window)
      : (await listPages(ctx, section)).slice(window.offset, window.offset + window.limit);
  if (pages.length === 0) return null;
  return sitemapXml(ctx.env.siteUrl, pages);
}

async function partsOf(ctx: AppContext, section: SitemapSection): Promise<Part[]> {
  if (section === "auto") {
    const { cars, changed } = await countPublicCars(ctx.db);
    return Array.from({ length: sitemapParts(cars) }, (_, index) => ({
      path: sitemapPath(section, index + 1),
      changed: changed ?? undefined,
    }));
  }
  const pages = await listPages(ctx, section);
  return Array.from({ length: sitemapParts(pages.length) }, (_, index) => ({
    path: sitemapPath(section, index + 1),
    changed: latest(
      pages.slice(index * SITEMAP_PART_SIZE, (index + 1) * SITEMAP_PART_SIZE).map(({ changed }) => changed),
    ),
  }));
}

/** Feed readers ask often; older articles are in the magazine itself. */
const NEWEST = 50;

/** /magazine/feed.xml: the newest articles. */
export async function readMagazineFeed(ctx: AppContext): Promise<string> {
  const articles = await listArticles(ctx.db, { today: siteToday(ctx), limit: NEWEST });
  return magazineFeed(ctx.env.siteUrl, articles, ctx.site.name);
}
