// Rule: product.md#page-cache
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { brands } from "#server/db/schema.ts";
import { createListener } from "#server/http/listener.ts";
import { createPageResponse } from "#server/http/pages/page-content.ts";
import { setUpTestApplication } from "#test/app.ts";

const HTML = `<!doctype html><p>${"Il modello che scegli è quello che ricevi. ".repeat(100)}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const application = setUpTestApplication();
let server: Server;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
beforeAll(async () => {
  const { context } = application;
  // As in the router, the response to HEAD has no body.
  const renderPage = async (asked: Request) =>
    createPageResponse(asked.method === "HEAD" ? "" : HTML, {
      status: asked.url.endsWith("/nessuna-pagina") ? 404 : 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  const app = createApp({ context, renderPage, staticFolder: "public" });
  // Use a real server, so that the test also covers what Node and its HTTP adapter do with the response.
  server = createServer(createListener(context, app)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  ask = async (path, headers = {}, method = "GET") => {
    const [response] = await once(
      request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end(),
      "response",
    );
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
});
afterAll(async () => {
  server.close();
});

/** One URL of each kind of response to GET. */
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

describe.each(["identity", "gzip", "br"])("HEAD with encoding %s", (coding) => {
  test.each(ADDRESSES)("%s has status, length and headers of GET", async (path) => {
    const headers = { "accept-encoding": coding, accept: "text/html" };
    const [whole, head] = [await ask(path, headers), await ask(path, headers, "HEAD")];
    expect(head).toMatchObject({ status: whole.status, body: { length: 0 } });
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    for (const name of ["content-length", "content-type", "content-encoding", "cache-control", "etag", "vary"])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });
});

describe("a client with a cached version", () => {
  test.each(["/", "/sitemap.xml", "/og/contatti.png"])("gets 304 by the ETag of %s", async (path) => {
    const etag = (await ask(path)).headers.etag ?? "";
    const opaque = etag.replace("W/", "");
    for (const known of ["*", etag, opaque, `W/${opaque}`, `"another", W/${opaque}`, `${opaque},"another"`]) {
      const answer = await ask(path, { "if-none-match": known });
      expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
      expect([answer.headers.etag, answer.headers["content-length"]]).toEqual([etag, undefined]);
      expect((await ask(path, { "if-none-match": known }, "HEAD")).status).toBe(304);
    }
    for (const known of ['"another"', "", opaque.replaceAll('"', "")])
      expect((await ask(path, { "if-none-match": known })).status).toBe(200);
  });

  test.each(["/sitemap.xml", "/sitemaps/citta.xml", "/magazine/feed.xml", "/favicon.svg"])(
    "gets 304 by the date of %s, unless an ETag differs",
    async (path) => {
      const since = (await ask(path)).headers["last-modified"] ?? "";
      const later = new Date(Date.parse(since) + 60_000).toUTCString();
      const earlier = new Date(Date.parse(since) - 1000).toUTCString();
      for (const known of [since, later]) expect((await ask(path, { "if-modified-since": known })).status).toBe(304);
      for (const known of [earlier, "yesterday"])
        expect((await ask(path, { "if-modified-since": known })).status).toBe(200);
      expect((await ask(path, { "if-modified-since": since, "if-none-match": '"another"' })).status).toBe(200);
    },
  );

  test("gets the sitemap again if it lost a page in the same second as the last read", async () => {
    const since = (await ask("/sitemaps/marche.xml")).headers["last-modified"] ?? "";
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.slug, "ferrari"));
    const answer = await ask("/sitemaps/marche.xml", { "if-modified-since": since });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).not.toContain("/ferrari");
  });

  test("gets missing and refused responses in full", async () => {
    for (const path of ["/api/nothing", "/nessuna-pagina"])
      expect((await ask(path, { "if-none-match": "*" })).status).toBe(404);
  });
});
