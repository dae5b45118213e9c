import { expect, test } from "@playwright/test";
import { languageOfPath, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import { expectCleanLog } from "./log-lines.ts";
import { openServer, type TestServer } from "./server.ts";
import { isEndlessLink, linkKindOf, pageKindOf, TYPES_BY_KIND } from "./site-crawl/page-kinds.ts";
import type { ReadPage } from "./site-crawl/read-page.ts";
import { mapConcurrently, NO_REDIRECTS, readSite, type Site } from "./site-crawl/read-site.ts";
import {
  findStructuredDataFaults,
  findThingsOfType,
  type JsonLdThing,
  parseThings,
  typesOf,
} from "./site-crawl/structured-data.ts";

test.describe.configure({ mode: "default" });

let site: Site;
let own: TestServer | undefined;

/** A separate server, because other tests would change its pages while they are read; or the one of E2E_ORIGIN. */
test.beforeAll(async () => {
  if (process.env.E2E_DATA_DIR) own = await openServer("sitemap-server", { LOG_LEVEL: "debug" });
  site = await readSite(own?.origin ?? process.env.E2E_ORIGIN ?? "");
  const counts = [...Map.groupBy(site.listed, ({ section }) => section)].map(
    ([name, pages]) => `${name} ${pages.length}`,
  );
  console.log(`${site.pages.size} pages in ${site.sitemaps.length} sitemaps: ${counts.join(", ")}`);
});

test.afterAll(() => own?.stop());

/** Returns the faults of all pages as one list, so that a failing test shows them all. */
function findFaults(look: (page: ReadPage) => string[]): string[] {
  return [...site.pages.values()].flatMap((page) => look(page).map((fault) => `${page.path}: ${fault}`));
}

// Rule: product.md#public-routes "/luxury-car-rental/{category}"
test("every page answers 200, allows indexing and is its own canonical URL", () => {
  expect(site.pages.size).toBeGreaterThan(150);
  expect(site.pages.size).toBe(site.listed.length);
  const faults = findFaults(({ path, status, robots, canonical }) => [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(robots.startsWith("index, follow") ? [] : [`robots: ${robots}`]),
    ...(canonical.length === 1 && canonical[0] === site.origin + path ? [] : [`canonical: ${canonical.join(" ")}`]),
  ]);
  expect(faults).toEqual([]);
});

// Rule: product.md#titles-and-descriptions
test("every page has one h1, and a unique title and description of the right length", () => {
  const faults = findFaults(({ headings, title, description }) => [
    ...(headings.length === 1 && headings[0] ? [] : [`${headings.length} h1: ${headings.join(" | ")}`]),
    ...(title ? [] : ["no title"]),
    ...(title.length > MAX_TITLE_CHARACTERS ? [`title of ${title.length}: ${title}`] : []),
    ...(description ? [] : ["no description"]),
    ...(description.length > MAX_META_DESCRIPTION_CHARACTERS
      ? [`description of ${description.length}: ${description}`]
      : []),
  ]);
  expect(faults).toEqual([]);
  for (const part of ["title", "description"] as const) {
    const same = [...Map.groupBy(site.pages.values(), (page) => `${languageOfPath(page.path)}: ${page[part]}`)].filter(
      ([, pages]) => pages.length > 1,
    );
    expect(same.map(([text, pages]) => `${text}: ${pages.map(({ path }) => path).join(" ")}`)).toEqual([]);
  }
});

// Rule: product.md#head-and-structured-data
test("every page names its share picture, with the same text in all sharing tags", () => {
  const faults = findFaults(({ path, title, description, social }) => {
    const picture = `${site.origin}/og${path === "/" ? "" : path}.png?v=`;
    const expected = {
      "og:title": title,
      "og:description": description,
      "og:url": site.origin + path,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "twitter:card": "summary_large_image",
    };
    const requiredTags = ["og:image:alt", "og:type", "og:site_name", "og:locale"];
    return [
      ...(social.get("og:image")?.startsWith(picture) ? [] : [`og:image: ${social.get("og:image")}`]),
      ...Object.entries(expected)
        .filter(([name, value]) => withoutFixedSpaces(social.get(name)) !== withoutFixedSpaces(value))
        .map(([name]) => `${name}: ${social.get(name)}`),
      ...requiredTags.filter((name) => !social.get(name)).map((name) => `no ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

// Pictures of every kind are rendered in server/http/share-pictures.integration.test.ts.
// Rule: product.md#share-pictures
test("the share pictures of pages are PNGs of 1200 × 630, cached permanently", async () => {
  const faults = await mapConcurrently(["/", "/de/luxury-car-rental/milan"], async (path) => {
    const address = site.pages.get(path)?.social.get("og:image") ?? "";
    const response = await fetch(address, NO_REDIRECTS);
    const png = Buffer.from(await response.arrayBuffer());
    const statusAndHeaders = [
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
    ];
    // A PNG begins with its signature and a header whose first fields are width and height.
    const pngHeader = png.length > 24 ? [png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)] : [];
    const whole = [...statusAndHeaders, ...pngHeader].join(" ");
    return whole === "200 image/png public, max-age=31536000, immutable PNG 1200 630" ? [] : [`${address}: ${whole}`];
  });
  expect(faults.flat()).toEqual([]);
});

// Rule: product.md#head-and-structured-data "Offers, of a"
// Rule: product.md#rental-pages "Category: its cars"
test("every page's structured data is complete, of known types, with ratings only where they are visible", () => {
  const today = new Date().toISOString().slice(0, 10);
  const counts = new Map<string, number>();
  const faults = findFaults(({ path, structured, text }) => {
    let things: JsonLdThing[];
    try {
      things = parseThings(structured);
    } catch (error) {
      return [String(error)];
    }
    for (const type of things.flatMap(typesOf)) counts.set(type, (counts.get(type) ?? 0) + 1);
    const types = new Set(things.flatMap(typesOf));
    const listed = site.listed.find((entry) => entry.path === path);
    const absent = (listed ? (TYPES_BY_KIND[pageKindOf(listed)] ?? []) : []).filter((type) => !types.has(type));
    const unseen = things
      .filter((thing) => typesOf(thing).includes("AggregateRating"))
      .filter(({ reviewCount }) => !text.includes(String(reviewCount)));
    return [
      ...things.flatMap((thing) => findStructuredDataFaults(thing, today)),
      ...absent.map((type) => `no ${type}`),
      ...unseen.map(({ reviewCount }) => `a rating of ${reviewCount} reviews that the page does not show`),
    ];
  });
  console.log([...counts].map(([type, count]) => `${type} ${count}`).join(", "));
  expect(faults).toEqual([]);
});

// Rule: product.md#head-and-structured-data
// Rule: product.md#head-and-structured-data "Breadcrumbs begin with"
test("the breadcrumbs in the structured data equal the visible ones, from Home to the page itself", () => {
  const faults = findFaults(({ path, structured, crumbs }) => {
    const structuredItems = (findThingsOfType(structured, "BreadcrumbList")[0]?.itemListElement ?? []) as JsonLdThing[];
    // The home page has no breadcrumbs.
    if (isHome(path)) return structuredItems.length + crumbs.length === 0 ? [] : ["breadcrumbs at home"];
    const expected = crumbs.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.origin + (href ?? path),
    }));
    const whole = isHome(crumbs[0]?.href ?? "") && crumbs.at(-1)?.href === null;
    return whole && sameJson(structuredItems, expected)
      ? []
      : [`told ${JSON.stringify(structuredItems)}, seen ${JSON.stringify(expected)}`];
  });
  expect(faults).toEqual([]);
});

// Rule: product.md#jet-pages "Hub: hero with"
// Rule: product.md#rental-pages "Category: its cars"
test("the questions in the structured data equal the visible ones", () => {
  let questions = 0;
  const faults = findFaults(({ structured, faqs }) => {
    const structuredItems = findThingsOfType(structured, "FAQPage").flatMap(({ mainEntity }) =>
      (mainEntity as JsonLdThing[]).map(({ name, acceptedAnswer }) => ({
        question: String(name).replaceAll(/\s+/g, " "),
        answer: String((acceptedAnswer as JsonLdThing).text)
          .replaceAll(/\s+/g, " ")
          .trim(),
      })),
    );
    questions += structuredItems.length;
    return sameJson(structuredItems, faqs) ? [] : [`told ${structuredItems.length}, seen ${faqs.length}`];
  });
  expect(questions).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

// Rule: product.md#languages "Search engines: each"
test("languages link to each other, themselves and a default, in the page and in the sitemap", () => {
  const faults = findFaults(({ path, alternates }) => {
    if (alternates.length === 0) return [];
    const own = alternates.filter(({ address }) => address === site.origin + path);
    const others = alternates.filter(({ address }) => {
      const other = site.pages.get(address.slice(site.origin.length));
      return !other || !sameJson(other.alternates, alternates);
    });
    const listed = site.listed.find((entry) => entry.path === path)?.alternates;
    return [
      ...(own.length > 0 ? [] : ["does not name itself"]),
      ...(alternates.some(({ language }) => language === "x-default") ? [] : ["no x-default"]),
      ...others.map(({ address }) => `${address} does not name the same languages`),
      ...(sameJson(listed, alternates) ? [] : ["the sitemap names other languages"]),
    ];
  });
  expect(faults).toEqual([]);
});

/** Addresses that exist without a language only. */
const WITHOUT_LANGUAGE = /^\/(auth|admin|api|pictures|uploads|magazine\/rss\.xml)\b/;

// Rule: product.md#languages "A page exists in"
test("a page is in the language of its address, and only its lists of languages lead to another one", () => {
  const faults = findFaults(({ path, language, links, languageLinks }) => [
    ...(language === languageOfPath(path) ? [] : [`is in ${language}`]),
    ...links
      .filter((link) => link.startsWith("/") && !languageLinks.has(link) && !WITHOUT_LANGUAGE.test(link))
      .filter((link) => languageOfPath(link.replace(/[?#].*/, "")) !== language)
      .map((link) => `leads to ${link}`),
  ]);
  expect(faults).toEqual([]);
});

// Rule: product.md#sitemap
test("every page is reachable from the home page by links", () => {
  const reached = new Set(["/"]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const link of site.pages.get(path)?.links ?? []) {
      const target = link.replace(/#.*$/, "");
      if (reached.has(target) || !site.pages.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  expect([...site.pages.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

// Rule: product.md#sitemap
test("every internal link answers without a redirect, and every indexable page is in the sitemap", async () => {
  const from = new Map<string, string>();
  const firstSeen = (path: string, links: string[]) =>
    links
      .map((href) => href.replace(/#.*$/, ""))
      .filter((link) => link && !site.pages.has(link) && !from.has(link) && from.set(link, path));
  const faults: string[] = [];
  const asked = new Set<string>();
  // Follow links from the sitemap's pages until no new page is found.
  let found = [...site.pages.values()].flatMap(({ path, links }) => firstSeen(path, links));
  while (found.length > 0) {
    const further = found.filter((link) => !asked.has(linkKindOf(link)) && asked.add(linkKindOf(link)));
    const linked = await mapConcurrently(further, async (link) => {
      const response = await fetch(site.origin + link, NO_REDIRECTS);
      const html = await response.text();
      if (response.status !== 200) faults.push(`${link} answers ${response.status}, linked from ${from.get(link)}`);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      const asks = /<meta name="robots" content="index/.test(html) && canonical === site.origin + link;
      if (asks) faults.push(`${link} asks to be found and is not in the sitemap, linked from ${from.get(link)}`);
      return isEndlessLink(link) ? [] : firstSeen(link, linksIn(html));
    });
    found = linked.flat();
  }
  console.log(`${from.size} further addresses are linked, of ${asked.size} kinds`);
  expect(faults).toEqual([]);
  expect(site.pages.size + asked.size).toBeGreaterThan(200);
});

test("every link to a fragment finds its target", () => {
  const faults = findFaults(({ path, links }) =>
    links.flatMap((link) => {
      const [target = "", part] = link.split("#");
      const page = site.pages.get(target || path);
      return part && page && !page.ids.has(part) ? [`${link} leads nowhere`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test("every page is valid HTML", () => {
  expect(findFaults(({ faults }) => faults)).toEqual([]);
});

test("every picture in the sitemap exists", async () => {
  const images = [...new Set(site.listed.flatMap((entry) => entry.images))];
  const missing = await mapConcurrently(images, async (image) => {
    const response = await fetch(image, { method: "HEAD", redirect: "manual" });
    return response.ok && response.headers.get("content-type")?.startsWith("image/") ? [] : [image];
  });
  expect(images.length).toBeGreaterThan(50);
  expect(missing.flat()).toEqual([]);
});

// No other test uses this server, so every line of its log is known.
test("each refused request logs one line of JSON, and no error", async () => {
  test.skip(!own, "It takes a server's log.");
  if (own) await expectCleanLog(own);
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = "/"]) => href.replaceAll("&amp;", "&"));
}

/** The crawl reads texts with plain spaces, tags with those of French. */
const withoutFixedSpaces = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

const isHome = (path: string): boolean => splitLanguagePrefix(path).path === "/";

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
