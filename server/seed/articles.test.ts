import { expect, test } from "vitest";
import { countWords } from "#domain/articles/article-markup.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { createClubEvents, PAST_CLUB_EVENTS } from "#server/seed/club-events.ts";

// Rule: product.md#magazine
test("there are four articles, one of each category", () => {
  expect(ARTICLES.map((article) => article.category).sort()).toEqual(["Cars", "Destinations", "Events", "Lifestyle"]);
  expect(new Set(ARTICLES.map((article) => article.slug)).size).toBe(4);
});

test.each(ARTICLES.map((article) => [article.slug, article] as const))("%s is a complete article", (_slug, article) => {
  const body = article.body ?? "";
  expect(countWords(body)).toBeGreaterThanOrEqual(500);
  expect(article.readMinutes).toBeGreaterThanOrEqual(3);
  const tags = new Set([...body.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map((match) => match[1]));
  expect([...tags].filter((tag) => !["p", "h2", "ul", "li"].includes(tag ?? ""))).toEqual([]);
  expect(article.image).toMatch(/^\/pictures\/(magazine|cities)\/[a-z]+-1200\.webp$/);
});

test.each(ARTICLES.map((article) => [article.slug, article] as const))("%s speaks to one reader", (_slug, { body }) => {
  expect(body).not.toMatch(/\b(avete|siete|sapete|prenotate|riceverete|ditecelo|fate come|ve l[oa])\b/i);
});

test("counts words without the tags", () => {
  expect(countWords("<p>Una <em>sola</em> prova.</p>")).toBe(3);
});

// Rule: product.md#club
// Rule: product.md#club "The past season"
test("the club's three events have their dates and places", () => {
  expect(PAST_CLUB_EVENTS.map((event) => [event.heldOn, event.places])).toEqual([
    ["2025-03-15", 20],
    ["2025-03-22", 15],
    ["2025-04-05", 12],
  ]);
});

// Rule: product.md#club "The past season"
test.each(["2026-11-21", "2026-11-22", "2030-02-28"])("the coming season is after %s, on Saturdays", (today) => {
  const coming = createClubEvents(today).slice(PAST_CLUB_EVENTS.length);
  expect(coming).toHaveLength(5);
  expect(coming.every(({ heldOn }) => heldOn > today && new Date(heldOn).getUTCDay() === 6)).toBe(true);
  expect(coming.map(({ heldOn }) => heldOn)).toEqual(coming.map(({ heldOn }) => heldOn).sort());
});

test("no two events of a new installation share a slug, and each has a picture", () => {
  const events = createClubEvents("2026-11-21");
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
  expect(events.every(({ image }) => image?.startsWith("/pictures/"))).toBe(true);
});
