import type { Article } from "#domain/articles/article.ts";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { pathTo } from "#domain/routes/route-table.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { escapeXml, XML_DECLARATION } from "./xml-text.ts";

/** The languages that have a feed of their own; the others link the English one (product.md#languages). */
export const FEED_LANGUAGES = ["it", "en"] as const satisfies readonly Language[];
export type FeedLanguage = (typeof FEED_LANGUAGES)[number];
export const FEED_TYPE = "application/rss+xml";

export const feedPath = (language: FeedLanguage): string => addLanguagePrefix(language, pathTo("feed"));

/** Returns the feed that a page in this language links: its own or the English one, and the Italian one while English is switched off. */
export function feedLanguageOf(language: Language, siteLanguages: readonly Language[]): FeedLanguage {
  return language !== "it" && siteLanguages.includes("en") ? "en" : "it";
}

export const feedTitle = (words: Words<"feed">, company: string): string => say(words, words.feed.title, { company });

type FeedArticle = Pick<Article, "slug" | "category" | "title" | "excerpt" | "image" | "publishedOn">;

/** The locale of each feed, for feed readers. */
const LOCALES: Readonly<Record<FeedLanguage, string>> = { it: "it-IT", en: "en-GB" };

/** Renders the magazine as RSS 2.0, with Atom's self link and the pictures as Media RSS. `articles` must be sorted newest first. */
export function renderMagazineFeed(
  words: Words<"feed">,
  { siteUrl, articles, siteName }: { siteUrl: string; articles: readonly FeedArticle[]; siteName: string },
): string {
  const [newest] = articles;
  const language = words.language === "en" ? "en" : "it";
  const paths = pathsIn(language);
  const channel = [
    element("title", feedTitle(words, siteName)),
    element("link", siteUrl + paths.magazineIndex),
    element("description", words.feed.description),
    element("language", LOCALES[language]),
    ...(newest ? [element("lastBuildDate", formatRfc822(newest.publishedOn))] : []),
    `<atom:link href="${escapeXml(siteUrl + feedPath(language))}" rel="self" type="${FEED_TYPE}"/>`,
    ...articles.map((article) => itemElement(article, siteUrl, siteUrl + paths.magazine(article.slug))),
  ];
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';
  return `${XML_DECLARATION}<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join("\n")}\n</channel>\n</rss>\n`;
}

function itemElement(article: FeedArticle, siteUrl: string, address: string): string {
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
