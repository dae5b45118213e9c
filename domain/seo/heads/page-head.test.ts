import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { type HeadTag, type PageHead, toHeadTags, toSiteMark } from "./page-head.ts";

const page: PageHead = {
  title: "Noleggio Ferrari | Velluto",
  description: "Quattro vetture.",
  keywords: ["noleggio Ferrari", "Ferrari Milano"],
  ...toSiteMark(TEST_SITE),
  siteUrl: "https://velluto.example",
  path: "/ferrari",
  crumbs: [
    { name: "Home", path: "/" },
    { name: "Ferrari", path: "/ferrari" },
  ],
  structuredData: [{ "@context": "https://schema.org", "@type": "FAQPage" }],
};

const named = (tags: HeadTag[]) =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      if ("name" in tag) return [[tag.name, tag.content]];
      return "property" in tag ? [[tag.property, tag.content]] : [];
    }),
  );
const jsonLd = (tags: HeadTag[]) => tags.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

describe("the head tags of every page", () => {
  // Rule: product.md#head-and-structured-data "Canonical links are"
  // Rule: product.md#titles-and-descriptions
  test("contain title, description, keywords and canonical", () => {
    const tags = toHeadTags(page);
    expect(tags).toContainEqual({ title: page.title });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://velluto.example/ferrari" });
    expect(named(tags)).toMatchObject({ description: page.description, keywords: "noleggio Ferrari, Ferrari Milano" });
  });

  // Rule: product.md#palette "What follows"
  test("name another share picture when the company's colours change", () => {
    const pictureOf = (palette: PageHead["palette"]) => named(toHeadTags({ ...page, palette }))["og:image"];
    const pictures = [undefined, { name: "bosco", accent: null }, { name: "bosco", accent: "#c8102e" }] as const;
    expect(new Set(pictures.map(pictureOf)).size).toBe(pictures.length);
  });

  // Rule: product.md#head-and-structured-data
  test("contain Open Graph and Twitter tags with the page's texts and share picture", () => {
    const tags = named(toHeadTags({ ...page, type: "product" }));
    expect(tags).toMatchObject({
      "og:type": "product",
      "og:locale": "it_IT",
      "og:title": page.title,
      "og:description": page.description,
      "og:url": "https://velluto.example/ferrari",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "og:image:alt": page.title,
      "twitter:card": "summary_large_image",
      "twitter:title": page.title,
      "twitter:description": page.description,
    });
    expect(tags["og:image"]).toMatch(/^https:\/\/velluto\.example\/og\/ferrari\.png/);
    expect(tags["twitter:image"]).toBe(tags["og:image"]);
  });

  // Rule: product.md#share-pictures
  test("change the share picture's URL when its content changes", () => {
    const picture = (changes: Partial<PageHead>) => named(toHeadTags({ ...page, ...changes }))["og:image"];
    expect(picture({})).toBe(picture({}));
    expect(picture({ title: "Ferrari" })).not.toBe(picture({}));
    expect(picture({ image: "/pictures/x-1200.webp" })).not.toBe(picture({}));
    expect(picture({ siteName: "Seta" })).not.toBe(picture({}));
    expect(picture({ siteMarkLine: "" })).not.toBe(picture({}));
    // Rule: product.md#logo "A new logo is seen at once"
    expect(picture({ logoId: "a" })).not.toBe(picture({}));
  });

  test("link a feed of the page's list", () => {
    expect(toHeadTags({ ...page, feed: { title: "Magazine", path: "/magazine/feed.xml" } })).toContainEqual({
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: "Magazine",
      href: "https://velluto.example/magazine/feed.xml",
    });
  });

  // Rule: product.md#languages "A page exists"
  test("name the search for a city's cars where the city's page does not exist in the language", () => {
    const crumbs = ["/de", "/de/luxury-car-rental/munich"].map((path) => ({ name: path, path }));
    const replacedCityPages = { "/de/luxury-car-rental/munich": "/de/explore?city=Monaco+di+Baviera" };
    const [breadcrumbs] = jsonLd(toHeadTags({ ...page, crumbs, replacedCityPages }));
    expect(JSON.stringify(breadcrumbs)).toContain('"https://velluto.example/de/explore?city=Monaco+di+Baviera"');
  });

  // Rule: product.md#head-and-structured-data "Breadcrumbs begin with"
  test("contain the breadcrumbs as structured data, then the page's own data", () => {
    expect(jsonLd(toHeadTags(page))).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://velluto.example/" },
          { "@type": "ListItem", position: 2, name: "Ferrari", item: "https://velluto.example/ferrari" },
        ],
      },
      { "@context": "https://schema.org", "@type": "FAQPage" },
    ]);
  });
});

test("say noindex on a page that is not indexable, and index on any other", () => {
  expect(named(toHeadTags(page)).robots).toMatch(/^index, follow/);
  expect(named(toHeadTags({ ...page, indexable: false })).robots).toBe("noindex, follow");
});

describe("a canonical that staff entered", () => {
  const canonical = (written: string) =>
    toHeadTags({ ...page, canonical: written }).find((tag) => "rel" in tag && tag.rel === "canonical");
  test("a path gets the site's origin, an absolute URL stays", () => {
    expect(canonical("/luxury-car-rental")).toMatchObject({ href: "https://velluto.example/luxury-car-rental" });
    expect(canonical("https://altrove.example/x")).toMatchObject({ href: "https://altrove.example/x" });
  });
});

// Rule: product.md#languages "Search engines: each"
describe("a page in several languages", () => {
  const english: PageHead = { ...page, path: "/en/x", languages: ["it", "en", "de"] };
  const languages = (head: PageHead) =>
    toHeadTags(head).flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []));

  test("links itself, the others, and the English page as default", () => {
    const links = [
      ["it", "https://velluto.example/x"],
      ["en", "https://velluto.example/en/x"],
      ["de", "https://velluto.example/de/x"],
      ["x-default", "https://velluto.example/en/x"],
    ];
    expect(languages(english)).toEqual(links);
    expect(languages({ ...english, path: "/x" })).toEqual(links);
    expect(named(toHeadTags(english))).toMatchObject({ "og:locale": "en_GB", "og:locale:alternate": "de_DE" });
    expect(toHeadTags(english)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://velluto.example/en/x",
    });
  });

  test("has the Italian page as default if there is no English one, and no links in one language", () => {
    expect(languages({ ...english, path: "/", languages: ["it", "de"] })).toEqual([
      ["it", "https://velluto.example/"],
      ["de", "https://velluto.example/de"],
      ["x-default", "https://velluto.example/"],
    ]);
    expect(languages({ ...english, path: "/", languages: ["it"] })).toEqual([]);
  });

  test("leaves out a language whose page has another canonical", () => {
    expect(languages({ ...english, linkedLanguages: ["en", "de"] }).map(([language]) => language)).toEqual([
      "en",
      "de",
      "x-default",
    ]);
  });

  test("links no languages if it is not indexable or has another canonical", () => {
    expect(languages({ ...english, indexable: false })).toEqual([]);
    expect(languages({ ...english, canonical: "/y" })).toEqual([]);
  });
});
