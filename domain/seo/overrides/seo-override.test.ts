import { describe, expect, test } from "vitest";
import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";
import { TEST_SITE } from "#test/site.ts";
import { applyOverride, type SeoOverride } from "./seo-override.ts";

const head: CataloguePageHead = {
  title: "Noleggio Ferrari | Velluto",
  description: "Quattro vetture.",
  keywords: ["noleggio Ferrari"],
  siteName: TEST_SITE.name,
  siteUrl: "https://velluto.example",
  path: "/ferrari",
  h1: "Ferrari",
  crumbs: [{ name: "Home", path: "/" }],
};
const nothing: SeoOverride = {
  indexable: true,
  title: null,
  description: null,
  keywords: null,
  canonicalUrl: null,
  h1: null,
  content: null,
};
const everything: SeoOverride = {
  indexable: true,
  title: "Il Cavallino, per qualche giorno",
  description: "La nostra descrizione.",
  keywords: "uno, due ,, tre",
  canonicalUrl: "/ferrari/milan",
  h1: "Il Cavallino",
  content: "<p>Testo.</p>",
};

describe("what staff wrote over a page", () => {
  test("title, description, keywords, canonical, h1 and content go before the pattern", () => {
    expect(applyOverride(head, everything)).toEqual({
      ...head,
      title: "Il Cavallino, per qualche giorno",
      description: "La nostra descrizione.",
      keywords: ["uno", "due", "tre"],
      canonical: "/ferrari/milan",
      h1: "Il Cavallino",
      content: "<p>Testo.</p>",
    });
  });

  test("what they left empty stays the pattern's", () => {
    expect(applyOverride(head, nothing)).toEqual(head);
    expect(applyOverride(head, { ...nothing, h1: "Il Cavallino" })).toEqual({ ...head, h1: "Il Cavallino" });
    expect(applyOverride(head, null)).toBe(head);
  });

  test("not indexable, no word of it is applied and the page says noindex", () => {
    expect(applyOverride(head, { ...everything, indexable: false })).toEqual({ ...head, indexable: false });
  });

  test("a page that has nothing to find stays out of search engines", () => {
    expect(applyOverride({ ...head, indexable: false }, everything)).toMatchObject({
      indexable: false,
      title: everything.title,
    });
  });

  test("its words are Italian: another language keeps its own, and is hidden with the rest", () => {
    const german: CataloguePageHead = { ...head, language: "de" };
    expect(applyOverride(german, everything)).toEqual(german);
    expect(applyOverride(german, { ...everything, indexable: false }).indexable).toBe(false);
  });
});
