import { expect, test } from "vitest";
import { ARTICLES, wordCount } from "#server/seed/articles.ts";
import { CLUB_EVENTS } from "#server/seed/club-events.ts";

test("four articles, one of each category", () => {
  expect(ARTICLES.map((article) => article.category).sort()).toEqual(["Cars", "Destinations", "Events", "Lifestyle"]);
  expect(new Set(ARTICLES.map((article) => article.slug)).size).toBe(4);
});

test.each(ARTICLES.map((article) => [article.slug, article] as const))("%s is a real article", (_slug, article) => {
  const body = article.body ?? "";
  expect(wordCount(body)).toBeGreaterThanOrEqual(500);
  expect(article.readMinutes).toBeGreaterThanOrEqual(3);
  const tags = new Set([...body.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map((match) => match[1]));
  expect([...tags].filter((tag) => !["p", "h2", "ul", "li"].includes(tag ?? ""))).toEqual([]);
  expect(article.image).toMatch(/^\/pictures\/(magazine|cities)\/[a-z]+-1200\.webp$/);
});

test("words are counted without the tags", () => {
  expect(wordCount("<p>Una <em>sola</em> prova.</p>")).toBe(3);
});

test("the club's three events have their dates and places", () => {
  expect(CLUB_EVENTS.map((event) => [event.heldOn, event.places])).toEqual([
    ["2025-03-15", 20],
    ["2025-03-22", 15],
    ["2025-04-05", 12],
  ]);
});
