import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { feedLanguageOf, renderMagazineFeed } from "./magazine-feed.ts";

const SITE = "https://velluto.example";
const article = {
  slug: "costiera-in-cabrio",
  category: "Destinations",
  title: "La Costiera & il mare",
  excerpt: "Tre giorni <lenti>.",
  image: "/pictures/magazine/destinations-1200.webp",
  publishedOn: "2026-05-04" as const,
};

test("writes an article as an item with its permanent link, date and picture", () => {
  const xml = renderMagazineFeed(wordsOf("it"), { siteUrl: SITE, articles: [article], siteName: TEST_SITE.name });
  expect(xml).toContain("<title>La Costiera &amp; il mare</title>");
  expect(xml).toContain("<description>Tre giorni &lt;lenti&gt;.</description>");
  expect(xml).toContain(`<guid isPermaLink="true">${SITE}/magazine/costiera-in-cabrio</guid>`);
  expect(xml).toContain("<pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain(`<media:content url="${SITE}${article.image}" medium="image"/>`);
  expect(xml).toContain("<lastBuildDate>Mon, 04 May 2026 00:00:00 GMT</lastBuildDate>");
});

test("is a valid feed without articles", () => {
  const xml = renderMagazineFeed(wordsOf("it"), { siteUrl: SITE, articles: [], siteName: TEST_SITE.name });
  expect(xml).toContain(`<link>${SITE}/magazine</link>`);
  expect(xml).not.toContain("<item>");
});

// Rule: product.md#languages "Search engines: each"
test("the English feed has English addresses", () => {
  const xml = renderMagazineFeed(wordsOf("en"), { siteUrl: SITE, articles: [article], siteName: TEST_SITE.name });
  expect(xml).toContain("<title>Velluto Magazine</title>");
  expect(xml).toContain("<language>en-GB</language>");
  expect(xml).toContain(`<link>${SITE}/en/magazine/costiera-in-cabrio</link>`);
  expect(xml).toContain(`<atom:link href="${SITE}/en/magazine/feed.xml" rel="self"`);
  expect(xml).not.toContain(`${SITE}/magazine`);
});

test("a page links the feed in its language, or the English one", () => {
  const all = ["it", "en", "de"] as const;
  expect(all.map((language) => feedLanguageOf(language, all))).toEqual(["it", "en", "en"]);
  expect(feedLanguageOf("de", ["it", "de"])).toBe("it");
});
