import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { brands } from "#server/db/schema.ts";
import { pageResponse } from "#server/http/pages/page-content.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";

const HTML = `<!doctype html><p>${"Il modello che scegli è quello che ricevi. ".repeat(100)}`;

let application: TestApplication;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
beforeAll(async () => {
  application = await openTestApplication();
  // As the router does: the page of a HEAD has no text.
  const renderPage = async (request: Request) =>
    pageResponse(request.method === "HEAD" ? "" : HTML, {
      status: request.url.endsWith("/nessuna-pagina") ? 404 : 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  const app = createApp({ context: application.context, renderPage, staticFolder: "public" });
  ask = async (path, headers = {}, method = "GET") => app.request(`http://localhost:3000${path}`, { method, headers });
});
afterAll(() => application.close());

/** One address of each kind that answers a reading. */
const ADDRESSES = [
  "/",
  "/contatti",
  "/explore?city=Milano",
  "/auth/login",
  "/nessuna-pagina",
  "/%zz",
  "/sitemap.xml",
  "/sitemaps/citta.xml",
  "/magazine/feed.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/og/contatti.png",
  "/mail/pictures/cars/ferrari-296-gtb/cutout.jpg",
  "/favicon.svg",
  "/uploads/nessuna.avif",
  "/healthz",
  "/api/brands",
  "/api/bookings",
  "/api/nothing",
  "/api/openapi.json",
  "/api/auth/get-session",
];

describe.each(["identity", "gzip", "br"])("HEAD for who reads %s", (coding) => {
  test.each(ADDRESSES)("%s has status, length and headers of GET", async (path) => {
    const headers = { "accept-encoding": coding, accept: "text/html" };
    const [whole, head] = [await ask(path, headers), await ask(path, headers, "HEAD")];
    const { length } = await whole.bytes();
    expect([head.status, head.headers.get("content-length"), (await head.bytes()).length]).toEqual([
      whole.status,
      String(length),
      0,
    ]);
    for (const name of ["content-type", "content-encoding", "cache-control", "etag", "vary"])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });
});

describe("who has it already", () => {
  test.each(["/", "/sitemap.xml", "/og/contatti.png"])("is told so by the tag of %s", async (path) => {
    const etag = (await ask(path)).headers.get("etag") ?? "";
    const opaque = etag.replace("W/", "");
    for (const known of ["*", etag, opaque, `W/${opaque}`, `"another", W/${opaque}`, `${opaque},"another"`]) {
      const answer = await ask(path, { "if-none-match": known });
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, ""]);
      expect([answer.headers.get("etag"), answer.headers.get("content-length")]).toEqual([etag, null]);
      expect((await ask(path, { "if-none-match": known }, "HEAD")).status).toBe(304);
    }
    for (const known of ['"another"', "", opaque.replaceAll('"', "")])
      expect((await ask(path, { "if-none-match": known })).status).toBe(200);
  });

  test.each(["/sitemap.xml", "/sitemaps/citta.xml", "/magazine/feed.xml", "/favicon.svg"])(
    "is told so by the date of %s, unless a tag says otherwise",
    async (path) => {
      const since = (await ask(path)).headers.get("last-modified") ?? "";
      const later = new Date(Date.parse(since) + 60_000).toUTCString();
      const earlier = new Date(Date.parse(since) - 1000).toUTCString();
      for (const known of [since, later]) expect((await ask(path, { "if-modified-since": known })).status).toBe(304);
      for (const known of [earlier, "yesterday"])
        expect((await ask(path, { "if-modified-since": known })).status).toBe(200);
      expect((await ask(path, { "if-modified-since": since, "if-none-match": '"another"' })).status).toBe(200);
    },
  );

  test("is sent a sitemap that lost a page, whose date no row tells, in the very second that it was read", async () => {
    const since = (await ask("/sitemaps/marche.xml")).headers.get("last-modified") ?? "";
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.slug, "ferrari"));
    const answer = await ask("/sitemaps/marche.xml", { "if-modified-since": since });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("/ferrari");
  });

  test("is sent what is not there, or refused, once more", async () => {
    for (const path of ["/api/nothing", "/nessuna-pagina"])
      expect((await ask(path, { "if-none-match": "*" })).status).toBe(404);
  });
});
