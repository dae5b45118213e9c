import { expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { renderMagazineFeed } from "./magazine-feed.ts";

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
  const xml = renderMagazineFeed(SITE, [article], TEST_SITE.name);
  expect(xml).toContain("<title>La Costiera &amp; il mare</title>");
  expect(xml).toContain("<description>Tre giorni &lt;lenti&gt;.</description>");
  expect(xml).toContain(`<guid isPermaLink="true">${SITE}/magazine/costiera-in-cabrio</guid>`);
  expect(xml).toContain("<pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain(`<media:content url="${SITE}${article.image}" medium="image"/>`);
  expect(xml).toContain("<lastBuildDate>Mon, 04 May 2026 00:00:00 GMT</lastBuildDate>");
});

test("is a valid feed without articles", () => {
  const xml = renderMagazineFeed(SITE, [], TEST_SITE.name);
  expect(xml).toContain(`<link>${SITE}/magazine</link>`);
  expect(xml).not.toContain("<item>");
});
