// Rule: product.md#page-cache
import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { IN_PLACE_HEADER } from "#domain/routes/in-place-header.ts";
import { RENDER_RATE_LIMIT } from "#domain/routes/route-entry.ts";
import type { AppContext } from "#server/context.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { createPageHandler } from "#server/http/pages/page-handler.ts";
import { createRenderLimit } from "#server/http/pages/render-limit.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";

/** The logger belongs to it because a busy machine may render slowly, which is logged. */
const createContext = () =>
  ({
    pages: new PageCache(),
    env: { siteUrl: "https://velluto.example" },
    logger: { warn: vi.fn() },
  }) as unknown as AppContext;

// Rule: product.md#bad-input "a method that an address does not take"
test.each([
  ["POST", "/vetture", "GET, HEAD"],
  ["OPTIONS", "/vetture", "GET, HEAD"],
  ["PUT", "/robots.txt", "GET, HEAD"],
  ["DELETE", "/vetture", "GET, HEAD"],
  ["DELETE", "/contatti", "GET, HEAD, POST"],
  ["DELETE", "/de/contatti", "GET, HEAD, POST"],
  ["POST", "/de/vetture", "GET, HEAD"],
  ["PUT", "/auth/logout", "GET, HEAD, POST"],
])("a URL that refuses %s names the allowed methods: %s", async (method, path, allowed) => {
  const context = createContext();
  const app = new Hono();
  app.all(
    "*",
    // As in the router, every write goes to the page's action. The page of this test has an action that accepts DELETE.
    createPageHandler(
      async ({ method: asked }) => new Response("", { status: asked === "DELETE" ? 200 : 405 }),
      context,
      async () => null,
    ),
  );
  const response = await app.request(`https://velluto.example${path}`, { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
});

test("a form sent by a script gets its redirect as a URL, with cookies; without scripts it gets the redirect", async () => {
  const context = createContext();
  const app = new Hono();
  const headers = { location: "/admin", "set-cookie": "notice=signed-in; Path=/" };
  app.all(
    "*",
    createPageHandler(
      async () => new Response(null, { status: 303, headers }),
      context,
      async () => null,
    ),
  );
  const post = async (sent: Record<string, string>) => {
    const answer = await app.request("https://velluto.example/auth/login", { method: "POST", headers: sent });
    return [answer.status, answer.headers.get("location"), answer.headers.getSetCookie()];
  };
  expect(await post({})).toEqual([303, "/admin", [headers["set-cookie"]]]);
  expect(await post({ [IN_PLACE_HEADER]: "1" })).toEqual([204, "/admin", [headers["set-cookie"]]]);
});

describe("a page", () => {
  const siteUrl = "https://velluto.example";
  const HTML = { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'self'" };

  function open(
    answer: (request: Request) => Response,
    env: Partial<AppContext["env"]> = {},
    pagesRenderedBy = createPageHandler,
  ) {
    const pages = new PageCache();
    const logger = { warn: vi.fn(), error: vi.fn() };
    const context = { pages, logger, env: { siteUrl, rateLimits: false, ...env } } as unknown as AppContext;
    const render = vi.fn(async (request: Request) => answer(request));
    const app = new Hono();
    app.use(addSecurityHeaders(siteUrl));
    app.all("*", pagesRenderedBy(render, context, createRenderLimit(context.env)));
    const ask = async (path: string, headers: Record<string, string> = {}) => app.request(siteUrl + path, { headers });
    return { pages, render, ask };
  }
  const whole = () => new Response("<!doctype html>", { headers: HTML });

  test("from the cache has the same security headers as a rendered one, and its own policy", async () => {
    const { pages, ask } = open(whole);
    const rendered = await ask("/contatti");
    let kept: string[] = [];
    const response = {
      writeHead(_status: number, given: string[]) {
        kept = given;
        return this;
      },
      end() {},
    };
    const request = { method: "GET", url: "/contatti", headers: {} };
    expect(pages.serveCached(request as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
    for (const name of ["x-content-type-options", "x-frame-options", "referrer-policy", "strict-transport-security"])
      expect([name, kept[kept.indexOf(name) + 1]]).toEqual([name, rendered.headers.get(name)]);
    expect(kept[kept.indexOf("content-security-policy") + 1]).toBe("default-src 'self'");
    expect(rendered.headers.get("server-timing")).toMatch(/^render;dur=[\d.]+, db;desc="0 queries"$/);
  });

  test("from the cache is served by reloaded code, as in development", async () => {
    vi.resetModules();
    const later = (await import("#server/http/pages/page-handler.ts")) as {
      createPageHandler: typeof createPageHandler;
    };
    const { ask } = open(whole, {}, later.createPageHandler);
    expect((await ask("/contatti")).status).toBe(200);
  });

  test("is rendered once for the query parameters that it reads", async () => {
    const { render, ask } = open(whole);
    for (const path of ["/?utm_source=1&city=Milano", "/?city=Milano&gclid=2", "/?city=Milano"]) await ask(path);
    expect(render.mock.calls.map(([{ url }]) => url)).toEqual([`${siteUrl}/?city=Milano`]);
  });

  test("is rendered without any data of the visitor", async () => {
    const { render, ask } = open(whole);
    await ask("/", { cookie: "a=b", "accept-language": "de", "user-agent": "Firefox" });
    expect([...(render.mock.calls[0]?.[0].headers ?? [])]).toEqual([["user-agent", "Firefox"]]);
  });

  test("that redirects keeps the query parameters that it does not read", async () => {
    const { ask } = open(
      ({ url }) => new Response(null, { status: 302, headers: { location: `/da${new URL(url).search}` } }),
    );
    expect((await ask("/?utm_source=1&city=Milano")).headers.get("location")).toBe("/da?utm_source=1&city=Milano");
  });

  test("is served stale while rendering fails", async () => {
    let away = false;
    const { pages, ask } = open(() => (away ? new Response("away", { status: 503 }) : whole()));
    await ask("/");
    away = true;
    pages.setRevalidator(() => {});
    for (const page of [pages.find("/")]) if (page) page.freshUntil = 0;
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/contatti")).status).toBe(503);
  });

  test("is rendered for signed-in staff each time, and not cached", async () => {
    const { pages, render, ask } = open(whole);
    const cookie = "better-auth.session_token=x";
    for (const _ of [1, 2]) expect((await ask("/", { cookie })).headers.get("cache-control")).toContain("private");
    expect(render).toHaveBeenCalledTimes(2);
    expect(pages.count).toBe(0);
  });

  // Rule: product.md#booking-request
  test.each([
    ["/prenotazione/t", null, "no-store"],
    ["/prenotazione/t", "public, max-age=60", "no-store"],
    ["/prenota/ferrari-296-gtb", "private, max-age=0, must-revalidate", "private, max-age=0, must-revalidate"],
  ])("that is private, %s, and sets %s, is sent with %s", async (path, said, sent) => {
    const { pages, ask } = open(
      () => new Response("", { headers: { ...HTML, ...(said && { "cache-control": said }) } }),
    );
    expect((await ask(path)).headers.get("cache-control")).toBe(sent);
    expect(pages.count).toBe(0);
  });

  test("is rendered a limited number of times per visitor and minute; cached pages do not count", async () => {
    const { ask } = open(whole, { rateLimits: true });
    const most = RENDER_RATE_LIMIT.points;
    for (let number = 0; number < most; number++) expect((await ask(`/?city=${number}`)).status).toBe(200);
    const refused = await ask("/?city=another", { accept: "text/html" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("<h1>Troppe richieste in poco tempo</h1>");
    expect((await ask("/?city=1")).status).toBe(200);
    const inGerman = await ask("/de?city=another", { accept: "text/html" });
    expect(await inGerman.text()).toMatch(/<html lang="de">.*<h1>Zu viele Anfragen in kurzer Zeit<.*href="\/de"/s);
  });
});
