import { describe, expect, test } from "vitest";
import { type CataloguePageHead, toSiteMark } from "#domain/seo/heads/page-head.ts";
import { TEST_SITE } from "#test/site.ts";
import { applyOverride, type OverriddenVersion, type SeoOverride } from "./seo-override.ts";

const head: CataloguePageHead = {
  title: "Noleggio Ferrari | Velluto",
  description: "Quattro vetture.",
  keywords: ["noleggio Ferrari"],
  ...toSiteMark(TEST_SITE),
  siteUrl: "https://velluto.example",
  path: "/ferrari",
  h1: "Ferrari",
  crumbs: [{ name: "Home", path: "/" }],
};
const nothing: SeoOverride = {
  versions: [],
  indexable: true,
  title: null,
  description: null,
  keywords: null,
  canonicalUrl: null,
  h1: null,
  content: null,
};
const everything: SeoOverride = {
  versions: [],
  indexable: true,
  title: "Il Cavallino, per qualche giorno",
  description: "La nostra descrizione.",
  keywords: "uno, due ,, tre",
  canonicalUrl: "/ferrari/milan",
  h1: "Il Cavallino",
  content: "<p>Testo.</p>",
};

describe("applying an override to a page", () => {
  test("replaces title, description, keywords, canonical, h1 and content", () => {
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

  test("keeps the default for empty fields", () => {
    expect(applyOverride(head, nothing)).toEqual(head);
    expect(applyOverride(head, { ...nothing, h1: "Il Cavallino" })).toEqual({ ...head, h1: "Il Cavallino" });
    expect(applyOverride(head, null)).toBe(head);
  });

  // Rule: product.md#seo-overrides "indexable = false"
  test("changes no text and sets noindex if it is not indexable", () => {
    expect(applyOverride(head, { ...everything, indexable: false })).toEqual({ ...head, indexable: false });
  });

  test("keeps an empty page out of search engines", () => {
    expect(applyOverride({ ...head, indexable: false }, everything)).toMatchObject({
      indexable: false,
      title: everything.title,
    });
  });

  // Rule: product.md#seo-overrides "A page whose"
  test("no version names one that is not indexable or has another canonical URL", () => {
    const german: CataloguePageHead = { ...head, path: "/de/ferrari", languages: ["it", "en", "de"] };
    const version: OverriddenVersion = { language: "it", indexable: true, canonicalUrl: null };
    const withVersion = (changes: Partial<OverriddenVersion>) =>
      applyOverride(german, { ...nothing, versions: [{ ...version, ...changes }] }).linkedLanguages;
    expect(withVersion({ canonicalUrl: "https://velluto.example/ferrari/milan" })).toEqual(["en", "de"]);
    expect(withVersion({ indexable: false })).toEqual(["en", "de"]);
    for (const canonicalUrl of ["https://velluto.example/ferrari", "/ferrari", null])
      expect(withVersion({ canonicalUrl })).toBeUndefined();
  });

  test("leaves the texts and canonical of further list pages unchanged", () => {
    const second = { ...head, path: "/ferrari?page=2", isFurtherPage: true, indexable: false };
    expect(applyOverride(second, everything)).toEqual(second);
  });

  // Rule: product.md#head-and-structured-data "A description that"
  test("uses its description for the offered product in structured data, and for nothing else", () => {
    const url = head.siteUrl + head.path;
    const service = { "@type": "Service", url, description: head.description };
    // The default description of a car, without an override.
    const car = { "@type": ["Product", "Car"], url, description: "Ferrari 296 GTB a noleggio." };
    const list = { "@type": "ItemList" };
    const article = { "@type": "Article", url: `${url}/altro`, description: "Altro." };
    const page = { ...head, structuredData: [service, car, list, article] };
    const { description } = everything;
    expect(applyOverride(page, everything).structuredData).toEqual([
      { ...service, description },
      { ...car, description },
      list,
      article,
    ]);
    expect(applyOverride(page, { ...everything, description: null }).structuredData).toEqual(page.structuredData);
  });
});
