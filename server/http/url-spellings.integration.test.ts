import type { Hono } from "hono";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import type { PageRenderer } from "#server/http/pages/page-handler.ts";
import { setUpTestApplication, stopRealClock } from "#test/app.ts";

const application = setUpTestApplication({ seed: "none", variables: { RATE_LIMITS: "on", TRUST_PROXY: "on" } });
stopRealClock();
let app: Hono;
const renderPage = vi.fn<PageRenderer>();
beforeEach(() => {
  renderPage
    .mockReset()
    .mockImplementation(async () => new Response("page", { headers: { "content-type": "text/html" } }));
  // Each test starts with fresh counters.
  app = createApp({ context: application.context, renderPage });
});

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:3000${path}`, { method, headers });

/** Returns other spellings of a path that some servers and routers treat as the same path. */
function oddSpellings(path: string): string[] {
  const [, first = "", ...rest] = path.split("/");
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  const under = (word: string) => ["", word, ...rest].join("/");
  const last = path.slice(0, path.lastIndexOf("/") + 1);
  const lastWord = path.slice(last.length);
  return [
    under(first.toUpperCase()),
    under(first[0]?.toUpperCase() + first.slice(1)),
    under(encoded),
    under(encoded.toUpperCase()),
    `${last}%${lastWord.charCodeAt(0).toString(16)}${lastWord.slice(1)}`,
    `/${path}`,
    `${last}/${lastWord}`,
    `${path}/`,
    `${path}//`,
    `${path}%2F`,
    `${path}%2f/`,
    `/%2F${path.slice(1)}`,
    ...(rest.length > 0 ? [`/${[first, ...rest].join("%2F")}`] : []),
  ];
}
/** Returns spellings of the URL from which React Router requests a page's data. */
const oddData = (path: string) => [`${path}/_.data`, `${path}.DATA`, ...oddSpellings(`${path}.data`)];

const LIMITED_PAGES = [
  "/prenota/ferrari-296-gtb",
  "/prenotazione/AbC-123",
  "/community-vip",
  "/contatti",
  "/private-jet-charter",
  "/private-jet-charter/milan",
  "/private-jet-charter/milan/light-jet/citation-cj3",
  "/esperienze/ferrari-day",
];
const SIGN_IN_PAGES = ["/auth/login", "/auth/signup", "/auth/password-dimenticata", "/auth/secondo-fattore"];
const LIMITED_CALLS = [
  ["POST", "/api/auth/sign-in/email", 20],
  ["POST", "/api/bookings", 20],
  ["POST", "/api/enquiries", 20],
  ["POST", "/api/functions/generate-seo-content", 20],
  ["PATCH", "/api/brands/8f0c9a52-3c0e-4f1e-9d6e-0a1b2c3d4e5f", 240],
  ["DELETE", "/api/vehicles/8f0c9a52-3c0e-4f1e-9d6e-0a1b2c3d4e5f", 240],
] as const;

describe("a write has only one spelling", () => {
  // Rule: product.md#canonical-paths
  test.each([...LIMITED_PAGES, ...SIGN_IN_PAGES])("POST %s", async (path) => {
    for (const odd of [...oddSpellings(path), ...oddData(path)]) {
      const response = await ask("POST", odd);
      expect([odd, response.status]).toEqual([odd, 404]);
      expect(response.headers.get("content-type")).toContain("application/problem+json");
    }
    expect(renderPage).not.toHaveBeenCalled();
    expect((await ask("POST", path)).status).toBe(200);
  });

  test.each(LIMITED_CALLS)("%s %s", async (method, path) => {
    // After an id, ".data" is part of the id.
    const data = path.includes("8f0c") ? [] : oddData(path);
    const table = path.replace(/[a-z]+(?=\/8f0c|$)/, (word) => word.toUpperCase());
    for (const odd of [...oddSpellings(path), ...data, table, path.replace("/auth/", "/AUTH/")].filter(
      (odd) => odd !== path,
    )) {
      const response = await ask(method, odd);
      expect([odd, response.status]).toEqual([odd, 404]);
    }
    expect(renderPage).not.toHaveBeenCalled();
  });
});

describe("a limit covers all spellings", () => {
  test.each(LIMITED_PAGES)("POST %s and its data are limited together to 20 a minute", async (path) => {
    for (let count = 1; count <= 10; count++)
      for (const written of [path, `${path}.data`]) expect((await ask("POST", written)).status).toBe(200);
    for (const written of [path, `${path}.data`])
      expect([written, (await ask("POST", written)).status]).toEqual([written, 429]);
  });

  test.each(LIMITED_CALLS)("%s %s is limited to %i a minute", async (method, path, most) => {
    for (let count = 1; count <= most; count++) expect((await ask(method, path)).status).not.toBe(429);
    expect((await ask(method, path)).status).toBe(429);
  });

  test.each(["/api/availability", "/og.png", "/og/contatti.png"])(
    "GET %s counts for the limit, and another spelling redirects to it",
    async (path) => {
      for (const odd of oddSpellings(path)) {
        const response = await ask("GET", odd);
        expect([odd, response.status, response.headers.get("location")]).toEqual([odd, 301, path]);
      }
      for (let count = 1; count <= 240; count++) await ask("GET", path);
      expect((await ask("GET", path)).status).toBe(429);
    },
  );
});

describe("the visitor's address", () => {
  test.each(["/auth/login", "/admin", "/contatti", "/AUTH/login"])(
    "is never taken from the visitor's own header at %s",
    async (path) => {
      const headers = { "x-visitor-address": "198.51.100.1", "X-Forwarded-For": "203.0.113.7" };
      await ask("GET", path, headers);
      // A page that is the same for every visitor is rendered without the visitor's network address.
      const named = path === "/contatti" ? null : "203.0.113.7";
      for (const [request] of renderPage.mock.calls) expect(request.headers.get("x-visitor-address")).toBe(named);
      expect(renderPage).toHaveBeenCalledOnce();
    },
  );
});

describe("the page cache", () => {
  beforeEach(() => application.context.pages.clear());

  const PRIVATE_PAGES = ["/prenota/x", "/prenotazione/AbC", "/richiesta/x", "/auth/login", "/admin/bookings"];

  test.each(PRIVATE_PAGES)("never stores %s, in no spelling", async (path) => {
    expect((await ask("GET", path)).headers.get("cache-control")).toBe("no-store");
    for (const odd of oddSpellings(path)) expect([odd, (await ask("GET", odd)).status]).toEqual([odd, 301]);
    expect(application.context.pages.count).toBe(0);
  });

  test.each(["no-store", "private, max-age=60", "No-Store"])("stores no response with %s", async (cacheControl) => {
    renderPage.mockImplementation(
      async () => new Response("page", { headers: { "content-type": "text/html", "cache-control": cacheControl } }),
    );
    expect((await ask("GET", "/contatti")).headers.get("cache-control")).toBe(cacheControl);
    expect(application.context.pages.count).toBe(0);
  });
});
