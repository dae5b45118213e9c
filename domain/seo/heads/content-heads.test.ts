import { describe, expect, test } from "vitest";
import type { Article } from "#domain/articles/article.ts";
import { COVERAGE } from "#domain/cities/city.ts";
import type { ClubEvent } from "#domain/club-events/club-event.ts";
import { splitClubEvents } from "#domain/club-events/club-event-state.ts";
import { NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ARTICLES } from "#server/seed/articles.ts";
import { PAST_CLUB_EVENTS } from "#server/seed/club-events.ts";
import { TEST_SITE } from "#test/site.ts";
import {
  articleHead,
  clubHead,
  contactsHead,
  favouritesHead,
  magazineHead,
  privacyHead,
  termsHead,
  whereWeOperateHead,
} from "./content-heads.ts";

const WORDS = wordsOf("it");

const SITE = { site: TEST_SITE, siteUrl: "https://velluto.example" };
const EVENTS = PAST_CLUB_EVENTS.map(
  (event, index): ClubEvent => ({
    id: String(index),
    slug: event.slug,
    title: event.title,
    description: event.description,
    place: event.place,
    heldOn: event.heldOn,
    places: event.places,
    placesGiven: 0,
    status: "open",
    image: event.image ?? null,
  }),
);
const clubHeadOn = (today: string, events = EVENTS) =>
  clubHead(WORDS, SITE, splitClubEvents(events, today).upcoming, ["Italia", "Francia"]);
const articles = ARTICLES.map(
  (row): Article => ({
    slug: row.slug,
    category: row.category,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body ?? "",
    image: row.image,
    publishedOn: row.publishedOn,
    readMinutes: row.readMinutes,
    changedAt: new Date("2026-11-03T08:30:00Z"),
  }),
);
const heads = [
  clubHeadOn("2025-03-20"),
  contactsHead(WORDS, SITE, "2026-11-21"),
  favouritesHead(WORDS, SITE),
  magazineHead(WORDS, SITE),
  privacyHead(WORDS, SITE, NO_LEGAL_TEXTS),
  termsHead(WORDS, SITE),
  whereWeOperateHead(
    WORDS,
    SITE,
    26,
    COVERAGE.map(({ name }) => name),
  ),
  ...articles.map((article) => articleHead(WORDS, article, { ...SITE, magazineLanguages: ["it"] })),
];

describe("the heads of the company's pages", () => {
  // Rule: product.md#head-and-structured-data
  test.each(heads.map((head) => [head.path, head] as const))("%s: title, description, crumbs", (_path, head) => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description.length).toBeGreaterThanOrEqual(60);
    expect(head.crumbs?.[0]).toEqual({ name: "Home", path: "/" });
    expect(head.crumbs?.at(-1)?.path).toBe(head.path);
  });

  test("no two pages have the same title", () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});

// Rule: product.md#club "An event is announced"
test("only upcoming events are in the structured data", () => {
  const eventsOn = (today: string, events = EVENTS) =>
    (clubHeadOn(today, events).structuredData ?? []).filter((data) => "@type" in data && data["@type"] === "Event");
  expect(eventsOn("2025-03-15")).toHaveLength(3);
  expect(eventsOn("2025-03-16")).toMatchObject([
    { name: "Cena stellata a Milano", startDate: "2025-03-22", maximumAttendeeCapacity: 15 },
    { name: "Weekend in Toscana", startDate: "2025-04-05" },
  ]);
  expect(eventsOn("2026-11-21")).toEqual([]);
  const calledOff = EVENTS.map((event) => ({ ...event, status: "cancelled" as const }));
  expect(eventsOn("2025-04-01", calledOff)).toMatchObject([
    { name: "Weekend in Toscana", eventStatus: "https://schema.org/EventCancelled" },
  ]);
});

test("an article has structured data with its date", () => {
  const [article] = articles;
  expect(article && articleHead(WORDS, article, { ...SITE, magazineLanguages: ["it"] }).structuredData).toMatchObject([
    {
      "@type": "Article",
      headline: article?.title,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/),
      dateModified: "2026-11-03T08:30:00.000Z",
    },
  ]);
});

test("a list stored in the visitor's browser is not indexable", () => {
  expect(favouritesHead(WORDS, SITE).indexable).toBe(false);
});

// Rule: product.md#club
test("the club mentions discounts up to 30%", () => {
  expect(clubHeadOn("2025-03-20").description).toContain("sconti fino al 30%");
});
