// Rule: product.md#magazine
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { readArticlePage, readMagazine } from "#server/services/articles/read-article-pages.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication({ clock: () => now });
const seo = setUpSignedInUser(application, "seo_manager");
let now = TEST_NOW;
afterEach(() => {
  now = TEST_NOW;
  return queryRows(
    application.context,
    sql`delete from articles where created_at > '2026-11-01' and slug like 'prova%'`,
  );
});

const call = callerOf(application, seo, "/api/articles");
const ARTICLE = {
  title: "Prova di un lago",
  slug: "prova-di-un-lago",
  category: "Destinations",
  excerpt: "Un lago, una strada.",
  body: "Si parte <b>presto</b>.\n\n## La strada\n\n- curve\n- ombra",
  image: "/pictures/cities/como-1200.webp",
  status: "published",
  published_on: "2026-11-20",
};
const create = async (changes: object = {}) => (await call("POST", "", { ...ARTICLE, ...changes })).json();
const page = (slug: string) => readArticlePage(application.context, slug, wordsOf("it"));
const text = async (path: string) => (await application.app.request(path)).text();
const inMagazine = async (slug: string) =>
  (await readMagazine(application.context, undefined, wordsOf("it"))).articles.some((article) => article.slug === slug);

describe("the magazine's articles in the panel", () => {
  // Rule: product.md#panel-lists
  test("are filtered by publication date, both ends included", async () => {
    await create({ slug: "prova-uno", published_on: "2031-03-31" });
    await create({ slug: "prova-due", published_on: "2031-04-01" });
    await create({ slug: "prova-tre", published_on: "2031-04-30" });
    const found = await (await call("GET", "?published_from=2031-04-01&published_to=2031-04-30&order=slug")).json();
    expect(found.map(({ slug }: { slug: string }) => slug)).toEqual(["prova-due", "prova-tre"]);
    const refused = await call("GET", "?published_from=presto");
    expect(await refused.json()).toMatchObject({ errors: [{ path: "published_from" }] });
  });

  // Rule: product.md#panel-lists
  test("of one category appear once each, whatever the page size", async () => {
    const all = await call("GET", "?limit=1000");
    const total = Number(all.headers.get("x-total-count"));
    const read: string[] = [];
    for (let offset = 0; offset < total; offset += 2) {
      const rows = await (await call("GET", `?order=status&limit=2&offset=${offset}`)).json();
      read.push(...rows.map(({ id }: { id: string }) => id));
    }
    expect(new Set(read).size).toBe(total);
  });

  test("are created, read back as typed, changed by version and deleted, with audit entries", async () => {
    const made = await create();
    expect(made).toMatchObject({ body: ARTICLE.body, read_minutes: 1, version: 1 });
    expect(await (await call("GET", `/${made.id}`)).json()).toEqual(made);
    const [row] = await (await call("GET", "?q=prova di un lago")).json();
    expect(row).not.toHaveProperty("body");
    expect(await (await call("PATCH", `/${made.id}`, { title: "Altro lago", version: 1 })).json()).toMatchObject({
      title: "Altro lago",
      body: ARTICLE.body,
      version: 2,
    });
    expect((await call("PATCH", `/${made.id}`, { title: "Terzo", version: 1 })).status).toBe(409);
    expect((await call("DELETE", `/${made.id}`)).status).toBe(204);
    expect((await call("GET", `/${made.id}`)).status).toBe(404);
    expect((await call("PATCH", `/${made.id}`, { title: "Terzo" })).status).toBe(404);
    const log = await queryRows<{ action: string }>(
      application.context,
      sql`select action from audit_log where entity = 'articles' and entity_id = ${made.id}`,
    );
    expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
  });

  test("a seeded article saved without a change stays the same", async () => {
    const before = await page("roma-alle-sei-del-mattino");
    const [row] = await (await call("GET", "?slug=roma-alle-sei-del-mattino")).json();
    const whole = await (await call("GET", `/${row.id}`)).json();
    expect((await call("PATCH", `/${row.id}`, { body: whole.body })).status).toBe(200);
    const after = await page("roma-alle-sei-del-mattino");
    expect(parseArticleBlocks(after.article.body)).toEqual(parseArticleBlocks(before.article.body));
    expect(after.article.readMinutes).toBe(before.article.readMinutes);
  });

  test.each([
    [{ slug: "Un Lago" }, "slug", "Lo slug ha solo lettere minuscole, cifre e trattini singoli."],
    [{ slug: "roma-alle-sei-del-mattino" }, "slug", "Questo slug è già di un altro articolo."],
    [{ category: "Cose" }, "category", "Scegli la categoria."],
    [{ published_on: "domani" }, "published_on", "Indica il giorno di pubblicazione."],
    [{ body: "" }, "body", "Per pubblicarlo, scrivi il testo."],
    [{ image: "javascript:alert(1)" }, "image", "Indica un indirizzo https o un'immagine caricata."],
  ])("an invalid field has a message (%#)", async (changes, path, message) => {
    const refused = await call("POST", "", { ...ARTICLE, ...changes });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([{ path, message }]);
  });

  test("a draft is published only when all required fields are set", async () => {
    const { id } = await create({ status: "draft", body: "", image: "" });
    const refused = await call("PATCH", `/${id}`, { status: "published" });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors.map(({ path }: { path: string }) => path)).toEqual(["body", "image"]);
    const { body, image } = ARTICLE;
    expect((await call("PATCH", `/${id}`, { status: "published", body, image })).status).toBe(200);
  });
});

describe("a published article", () => {
  test("appears at once on its page, in the magazine, sitemap and feed; typed text never becomes markup", async () => {
    await create();
    expect(parseArticleBlocks((await page(ARTICLE.slug)).article.body)).toEqual([
      { kind: "paragraph", text: "Si parte <b>presto</b>." },
      { kind: "heading", text: "La strada" },
      { kind: "list", items: ["curve", "ombra"] },
    ]);
    expect(await inMagazine(ARTICLE.slug)).toBe(true);
    expect(await text("/sitemaps/magazine.xml")).toContain("/magazine/prova-di-un-lago</loc>");
    expect(await text("/magazine/feed.xml")).toContain("<title>Prova di un lago</title>");
  });

  test.each([
    ["a draft", { status: "draft" }],
    ["one whose day has not come", { published_on: "2026-11-22" }],
  ])("%s is on no page", async (_what, changes) => {
    await create(changes);
    await expect(page(ARTICLE.slug)).rejects.toMatchObject({ kind: "not-found" });
    expect(await inMagazine(ARTICLE.slug)).toBe(false);
    expect(await text("/sitemaps/magazine.xml")).not.toContain(ARTICLE.slug);
    expect(await text("/magazine/feed.xml")).not.toContain(ARTICLE.slug);
  });

  test("an article with a future date is visible from that date on, and counts as new then", async () => {
    await create({ published_on: "2026-11-23" });
    now = new Date("2026-11-23T07:00:00Z");
    expect(await inMagazine(ARTICLE.slug)).toBe(true);
    expect(await text("/sitemaps/magazine.xml")).toContain(
      "/magazine/prova-di-un-lago</loc><lastmod>2026-11-23T00:00:00Z</lastmod>",
    );
  });

  test("the sitemap and the structured data contain the last change", async () => {
    const { id } = await create();
    now = new Date("2026-12-01T10:00:00Z");
    await call("PATCH", `/${id}`, { excerpt: "Un altro sommario." });
    expect(await text("/sitemaps/magazine.xml")).toContain(
      "/magazine/prova-di-un-lago</loc><lastmod>2026-12-01T10:00:00Z</lastmod>",
    );
    expect((await page(ARTICLE.slug)).head.structuredData).toMatchObject([
      { datePublished: "2026-11-20T00:00:00+01:00", dateModified: "2026-12-01T10:00:00.000Z" },
    ]);
  });

  test("the seeded articles keep their publication date", async () => {
    const days = await queryRows<{ same: boolean }>(
      application.context,
      sql`select updated_at = published_on::timestamp at time zone 'UTC' as same from articles where slug <> 'roma-alle-sei-del-mattino'`,
    );
    expect(days.map(({ same }) => same)).toEqual([true, true, true]);
  });

  test("a former address redirects to the current one", async () => {
    const { id } = await create();
    await call("PATCH", `/${id}`, { slug: "prova-di-tre-laghi" });
    expect(await findRedirect(application.context, "/magazine/prova-di-un-lago")).toBe("/magazine/prova-di-tre-laghi");
  });
});
