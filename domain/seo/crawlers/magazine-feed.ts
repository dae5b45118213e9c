import type { Article } from "#domain/articles/article.ts";
import { paths } from "#domain/paths.ts";
import { pathTo } from "#domain/routes/route-table.ts";
import { escapeXml, XML_DECLARATION } from "./xml-text.ts";

export const FEED_PATH = pathTo("feed");
export const feedTitle = (siteName: string) => `Magazine di ${siteName}`;
export const FEED_TYPE = "application/rss+xml";

type FeedArticle = Pick<Article, "slug" | "category" | "title" | "excerpt" | "image" | "publishedOn">;

/** Renders the magazine as RSS 2.0, with Atom's self link and the pictures as Media RSS. `articles` must be sorted newest first. */
export function renderMagazineFeed(siteUrl: string, articles: readonly FeedArticle[], siteName: string): string {
  const [newest] = articles;
  const channel = [
    element("title", feedTitle(siteName)),
    element("link", siteUrl + paths.magazineIndex),
    element("description", "Itinerari provati, vetture messe a confronto e appuntamenti da segnare."),
    element("language", "it-IT"),
    ...(newest ? [element("lastBuildDate", formatRfc822(newest.publishedOn))] : []),
    `<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="${FEED_TYPE}"/>`,
    ...articles.map((article) => itemElement(siteUrl, article)),
  ];
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';
  return `${XML_DECLARATION}<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join("\n")}\n</channel>\n</rss>\n`;
}

function itemElement(siteUrl: string, article: FeedArticle): string {
  const address = siteUrl + paths.magazine(article.slug);
  const image = article.image.startsWith("/") ? siteUrl + article.image : article.image;
  return `<item>${[
    element("title", article.title),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element("pubDate", formatRfc822(article.publishedOn)),
    element("category", article.category),
    element("description", article.excerpt),
    `<media:content url="${escapeXml(image)}" medium="image"/>`,
  ].join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Formats the start of a day in UTC as in RFC 822: "Sat, 21 Nov 2026 00:00:00 GMT". */
function formatRfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
