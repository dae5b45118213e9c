import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { SITEMAP_SECTIONS } from "#domain/routes/route-entry.ts";
import {
  countSitemapParts,
  latestDate,
  parseSitemapPath,
  renderSitemap,
  renderSitemapIndex,
  sitemapPath,
} from "./sitemap.ts";

const SITE = "https://velluto.example";

describe("sitemap URLs", () => {
  test("are parsed back to section and part", () => {
    for (const section of SITEMAP_SECTIONS)
      for (const part of [1, 2, 10, 9999])
        expect(parseSitemapPath(sitemapPath(section, part))).toEqual({ section, part });
  });

  test.each([
    "/sitemaps/auto-1.xml",
    "/sitemaps/auto-0.xml",
    "/sitemaps/auto-01.xml",
    "/sitemaps/barche.xml",
    "/sitemaps/auto.xml/x",
  ])("%s is not a sitemap", (path) => expect(parseSitemapPath(path)).toBeNull());

  // Rule: product.md#sitemap
  test("hold five thousand pages per file, and start another for the next", () => {
    expect([0, 1, 5000, 5001, 100_000].map((count) => countSitemapParts(count, ["it"]))).toEqual([0, 1, 1, 2, 20]);
    expect([1, 1000, 1001].map((count) => countSitemapParts(count, LANGUAGE_CODES))).toEqual([1, 1, 2]);
  });
});

test("returns the latest instant, or undefined", () => {
  const [earlier, later] = [new Date("2026-01-01"), new Date("2026-05-01")];
  expect(latestDate([earlier, later, null])).toBe(later);
  expect(latestDate([undefined])).toBeUndefined();
});

test("renders URL, last change, languages and pictures, escaped", () => {
  const xml = renderSitemap(SITE, [
    {
      path: "/luxury-car-rental/milan?x=1&y=2",
      changed: new Date("2026-11-21T09:00:00.123Z"),
      images: ["/pictures/a.webp", "https://cdn.example/b.webp?w=1&h=2"],
      alternates: [{ language: "it", path: "/luxury-car-rental/milan" }],
    },
    { path: "/contatti" },
  ]);
  expect(xml.split("\n").slice(2, 4)).toEqual([
    `<url><loc>${SITE}/luxury-car-rental/milan?x=1&amp;y=2</loc><lastmod>2026-11-21T09:00:00Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="it" href="${SITE}/luxury-car-rental/milan"/>` +
      `<image:image><image:loc>${SITE}/pictures/a.webp</image:loc></image:image>` +
      "<image:image><image:loc>https://cdn.example/b.webp?w=1&amp;h=2</image:loc></image:image></url>",
    `<url><loc>${SITE}/contatti</loc></url>`,
  ]);
});

test("renders the index of sitemaps", () => {
  const xml = renderSitemapIndex(SITE, [{ path: "/sitemaps/auto.xml", changed: new Date("2026-11-21T09:00:00Z") }]);
  expect(xml).toContain(
    `<sitemap><loc>${SITE}/sitemaps/auto.xml</loc><lastmod>2026-11-21T09:00:00Z</lastmod></sitemap>`,
  );
});
