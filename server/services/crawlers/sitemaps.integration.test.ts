// Rule: product.md#sitemap
import { and, eq, inArray, like, ne, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { brands, cities, contentTexts, jets, seoOverrides, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";

const SITE = "https://velluto.example";

const application = setUpTestApplication({ variables: { SITE_URL: SITE } });

/** Sets the languages of the site. */
function switchLanguages(languages: readonly Language[]): void {
  Object.assign(application.context.site, { languages });
  application.context.pages.clear();
}

const get = (path: string, headers: Record<string, string> = {}) => application.app.request(SITE + path, { headers });
const xmlOf = async (path: string) => (await get(path)).text();
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc.replace(SITE, ""));
const pagesOf = async (section: string) => locsOf(await xmlOf(`/sitemaps/${section}.xml`));

describe("sitemap.xml", () => {
  test("names every section that has pages, each with its latest change", async () => {
    const response = await get("/sitemap.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    expect(locsOf(xml)).toEqual(
      ["pagine", "citta", "auto", "marche", "jet", "magazine"].map((section) => `/sitemaps/${section}.xml`),
    );
    expect(xml.match(/<lastmod>/g)).toHaveLength(6);
  });

  test("answers 304 to a conditional request", async () => {
    const etag = (await get("/sitemap.xml")).headers.get("etag") ?? "";
    const response = await get("/sitemap.xml", { "if-none-match": etag });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  });

  test("answers 404 for an unknown part, section or spelling", async () => {
    for (const path of [
      "/sitemaps/auto-2.xml",
      "/sitemaps/auto-1.xml",
      "/sitemaps/barche.xml",
      "/sitemaps/",
      "/sitemaps/citta-9999.xml",
    ])
      expect([path, (await get(path.replace(/\/$/, ""))).status]).toEqual([path, 404]);
  });
});

describe("the sitemaps", () => {
  test("list every car with its pictures", async () => {
    const xml = await xmlOf("/sitemaps/auto.xml");
    expect(locsOf(xml)).toHaveLength(33);
    expect(xml).toContain(`<loc>${SITE}/luxury-car-rental/milan/sportive/ferrari-296-gtb</loc><lastmod>`);
    expect(xml).toContain(`<image:loc>${SITE}/pictures/cars/ferrari-296-gtb/`);
  });

  test("list every city, and only categories with cars", async () => {
    const xml = await xmlOf("/sitemaps/citta.xml");
    const paths = locsOf(xml);
    expect(paths.filter((path) => path.split("/").length === 3)).toHaveLength(26);
    expect(paths).toContain("/luxury-car-rental/milan/sportive");
    expect(paths.filter((path) => path.startsWith("/luxury-car-rental/salzburg/"))).toEqual([]);
    expect(xml).not.toContain("hreflang");
  });

  // Rule: product.md#languages "Search engines: each"
  test("list every page in all languages of the site, a city in those of its text", async () => {
    switchLanguages(LANGUAGE_CODES);
    const { db } = application.context;
    const rome = db
      .select({ id: sql`${cities.id}::text` })
      .from(cities)
      .where(eq(cities.slug, "rome"));
    await db.delete(contentTexts).where(and(inArray(contentTexts.entityId, rome), ne(contentTexts.language, "de")));
    const xml = await xmlOf("/sitemaps/citta.xml");
    const versionsOf = (page: string) => locsOf(xml).filter((path) => splitLanguagePrefix(path).path === page);
    expect(versionsOf("/luxury-car-rental/milan")).toEqual(
      ["", "/en", "/fr", "/de", "/es"].map((prefix) => `${prefix}/luxury-car-rental/milan`),
    );
    expect(versionsOf("/luxury-car-rental/rome")).toEqual(["/luxury-car-rental/rome", "/de/luxury-car-rental/rome"]);
    expect(versionsOf("/luxury-car-rental/milan/sportive")).toHaveLength(5);
    expect(await pagesOf("pagine")).toEqual(expect.arrayContaining(["/", "/en", "/de/contatti"]));
    const cars = await pagesOf("auto");
    expect([cars.length, new Set(cars).size]).toEqual([33 * 5, 33 * 5]);
    const french = xml.split("\n").find((line) => line.includes(`<loc>${SITE}/fr/luxury-car-rental/milan</loc>`));
    expect([...(french ?? "").matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
      "it",
      "en",
      "fr",
      "de",
      "es",
      "x-default",
    ]);
    expect(french).toContain(`hreflang="x-default" href="${SITE}/en/luxury-car-rental/milan"`);
    switchLanguages(["it"]);
  });

  test("list a brand in a city only with cars there", async () => {
    const paths = await pagesOf("marche");
    expect(paths.filter((path) => path.split("/").length === 2)).toHaveLength(12);
    expect(paths).toContain("/ferrari/milan");
    expect(paths).not.toContain("/ferrari/salzburg");
  });

  test("list a jet once, under its type in its first city", async () => {
    const paths = await pagesOf("jet");
    expect(paths).toContain("/private-jet-charter/milan");
    expect(paths).toContain("/private-jet-charter/milan/heavy-jet");
    expect(paths).toContain("/private-jet-charter/milan/heavy-jet/dassault-falcon-900lx");
    for (const slug of ["dassault-falcon-900lx", "embraer-phenom-300e", "gulfstream-g650er"]) {
      expect(paths.filter((path) => path.endsWith(slug))).toHaveLength(1);
    }
    expect(paths).not.toContain("/private-jet-charter/salzburg");
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("list the company's own pages and the magazine", async () => {
    expect(await pagesOf("pagine")).toEqual(
      expect.arrayContaining(["/", "/explore", "/esperienze/weekend-in-franciacorta"]),
    );
    expect(await pagesOf("pagine")).not.toContain("/preferiti");
    expect(await pagesOf("magazine")).toHaveLength(5);
  });

  test("date a page by its last change: a car's change dates its city, brand and the home page too", async () => {
    const changed = new Date("2099-01-05T10:00:00Z");
    await application.context.db
      .update(vehicles)
      // The date changes only with the hash of the content, so change some content too.
      .set({ updatedAt: changed, priceCents: sql`price_cents + 100` })
      .where(eq(vehicles.slug, "ferrari-296-gtb"));
    const stamp = "<lastmod>2099-01-05T10:00:00Z</lastmod>";
    for (const [section, path] of [
      ["auto", "/luxury-car-rental/milan/sportive/ferrari-296-gtb"],
      ["citta", "/luxury-car-rental/milan"],
      ["citta", "/luxury-car-rental/milan/sportive"],
      ["marche", "/ferrari"],
      ["marche", "/ferrari/milan"],
      ["pagine", "/"],
    ] as const)
      expect(await xmlOf(`/sitemaps/${section}.xml`)).toContain(`<loc>${SITE}${path}</loc>${stamp}`);
  });
});

describe("the sitemaps leave out", () => {
  test("a page whose override hides it or names another canonical address", async () => {
    const { db } = application.context;
    await db.insert(seoOverrides).values([
      { pageType: "city", slug: "rome", indexable: false },
      { pageType: "jet_type", slug: "light-jet", indexable: false },
      { pageType: "jet_city", slug: "milan-light-jet", indexable: true },
      { pageType: "brand", slug: "audi", canonicalUrl: `${SITE}/vetture` },
      { pageType: "brand", slug: "bmw", canonicalUrl: `${SITE}/bmw` },
      { pageType: "city", slug: "paris", canonicalUrl: "/dove-operiamo" },
    ]);
    switchLanguages(LANGUAGE_CODES);
    // An override of the Italian page does not affect the other languages.
    const inOtherLanguages = (page: string) => ["en", "fr", "de", "es"].map((code) => `/${code}${page}`);
    expect(await pagesOf("citta")).not.toContain("/luxury-car-rental/rome");
    expect((await pagesOf("citta")).filter((path) => /paris$/.test(path))).toEqual(
      inOtherLanguages("/luxury-car-rental/paris"),
    );
    switchLanguages(["it"]);
    const jetPaths = await pagesOf("jet");
    expect(jetPaths).toContain("/private-jet-charter/milan/light-jet");
    expect(jetPaths.filter((path) => path.endsWith("/light-jet"))).toEqual(["/private-jet-charter/milan/light-jet"]);
    const brandPaths = await pagesOf("marche");
    expect(brandPaths).not.toContain("/audi");
    expect(brandPaths).toContain("/bmw");
    await db.delete(seoOverrides);
  });

  test("pages of an inactive city or brand, a brand without cars, and an unavailable jet", async () => {
    const { db } = application.context;
    await db.update(cities).set({ active: false }).where(eq(cities.slug, "naples"));
    await db.insert(brands).values({ name: "Senza Vetture", slug: "senza-vetture" });
    await db.update(jets).set({ available: false }).where(eq(jets.slug, "dassault-falcon-900lx"));
    expect((await pagesOf("citta")).some((path) => path.includes("naples"))).toBe(false);
    expect((await pagesOf("auto")).some((path) => path.includes("naples"))).toBe(false);
    expect(await pagesOf("marche")).not.toContain("/senza-vetture");
    expect((await pagesOf("jet")).some((path) => path.includes("falcon-900lx"))).toBe(false);
  });
});

test("every document is well-formed XML", async () => {
  const sections = ["pagine", "citta", "auto", "marche", "jet", "magazine"];
  for (const path of ["/sitemap.xml", "/magazine/feed.xml", ...sections.map((name) => `/sitemaps/${name}.xml`)]) {
    const open: string[] = [];
    const [, body = ""] = (await xmlOf(path)).split("?>\n");
    for (const [, text = "", closing, name = "", alone] of body.matchAll(/([^<]*)<(\/?)([a-zA-Z:]+)[^<>]*?(\/?)>/g)) {
      expect(text).not.toMatch(/>|&(?!(amp|lt|gt|quot|apos);)/);
      if (closing) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect([path, open]).toEqual([path, []]);
  }
});

test("more cars than fit in a file are split into several, each listed once", async () => {
  const copied = sql.raw(
    "brand, type, category, location, price_cents, images, specs, deposit_cents, excess_cents, included_km_per_day, extra_km_cents, minimum_age",
  );
  await application.context.db.execute(sql`
    insert into vehicles (name, slug, ${copied})
    select 'Copia ' || number, 'copia-' || number, ${copied} from vehicles, generate_series(1, 5000) as number
    where slug = 'ferrari-296-gtb'`);
  expect(locsOf(await xmlOf("/sitemap.xml"))).toEqual(
    expect.arrayContaining(["/sitemaps/auto.xml", "/sitemaps/auto-2.xml"]),
  );
  const [first, second] = [await pagesOf("auto"), await pagesOf("auto-2")];
  expect(first).toHaveLength(5000);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  expect(second.length).toBeGreaterThan(0);
  await application.context.db.delete(vehicles).where(like(vehicles.slug, "copia-%"));
});

test("robots.txt names the sitemap and disallows private pages", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const path of ["/admin", "/auth/", "/api/", "/prenota/", "/prenotazione/", "/richiesta/", "/preferiti"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain("Disallow: /");
});

// Rule: product.md#magazine
test("the magazine's feed lists its articles, newest first, with RSS dates", async () => {
  const response = await get("/magazine/feed.xml");
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await response.text();
  expect(xml.match(/<item>/g)).toHaveLength(4);
  const dates = [...xml.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = ""]) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(xml).toContain(`<atom:link href="${SITE}/magazine/feed.xml" rel="self"`);
});
