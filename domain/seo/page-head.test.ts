import { describe, expect, test } from "vitest";
import { type HeadTag, headTags, type PageHead } from "#domain/seo/page-head.ts";

const page: PageHead = {
  title: "Noleggio Ferrari | Velluto",
  description: "Quattro vetture.",
  keywords: ["noleggio Ferrari", "Ferrari Milano"],
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

describe("B 1: what every page says of itself", () => {
  test("title, description, keywords and the canonical link", () => {
    const tags = headTags(page);
    expect(tags).toContainEqual({ title: page.title });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://velluto.example/ferrari" });
    expect(named(tags)).toMatchObject({ description: page.description, keywords: "noleggio Ferrari, Ferrari Milano" });
  });

  test("Open Graph and Twitter tags, with the page's own words and picture", () => {
    expect(named(headTags({ ...page, image: "/pictures/x-1200.webp", type: "product" }))).toMatchObject({
      "og:type": "product",
      "og:title": page.title,
      "og:description": page.description,
      "og:url": "https://velluto.example/ferrari",
      "og:image": "https://velluto.example/pictures/x-1200.webp",
      "twitter:card": "summary_large_image",
      "twitter:title": page.title,
      "twitter:description": page.description,
      "twitter:image": "https://velluto.example/pictures/x-1200.webp",
    });
  });

  test("a picture from elsewhere keeps its address, a page without one is shared with the house's", () => {
    const picture = (image?: string) => named(headTags({ ...page, ...(image && { image }) }))["og:image"];
    expect(picture("https://cdn.example/1.jpg")).toBe("https://cdn.example/1.jpg");
    expect(picture()).toMatch(/^https:\/\/velluto\.example\/pictures\//);
  });

  test("the breadcrumbs as structured data, then the page's own", () => {
    expect(jsonLd(headTags(page))).toEqual([
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

test("design 6.12: a page that is not for search engines says noindex, any other index", () => {
  expect(named(headTags(page)).robots).toMatch(/^index, follow/);
  expect(named(headTags({ ...page, indexable: false })).robots).toBe("noindex, follow");
});
