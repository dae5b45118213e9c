// Rule: product.md#page-cache
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { createTracedClient } from "#server/db/traced-client.ts";
import { currentTracker, type ReadSource } from "#server/invalidation/dependency-tracker.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { CachedPage } from "./cached-page.ts";
import type { ContentEncoding } from "./content-encodings.ts";
import { PageCache, type RenderedPage } from "./page-cache.ts";

const HTML = Buffer.from(`<!doctype html>${"<p>Ferrari</p>".repeat(200)}`);

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

function ask(cache: PageCache, url: string, headers: Record<string, string> = {}, method = "GET"): Answered | null {
  let answered: Answered | null = null;
  let head = { status: 0, headers: {} };
  const response = {
    writeHead(status: number, flat: string[]) {
      const pairs = Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]]);
      head = { status, headers: Object.fromEntries(pairs) };
      return this;
    },
    end(body?: Buffer) {
      answered = { ...head, body };
    },
  };
  const served = cache.serveCached(
    { method, url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return served ? answered : null;
}

/** Returns a render function whose page depends on these tags. */
const showing =
  (tags: string[], content = HTML) =>
  async (): Promise<RenderedPage> => {
    for (const tag of tags) currentTracker()?.tags.add(tag);
    return { content, headers: { "content-security-policy": "x" } };
  };
const fill = (cache: PageCache, key: string, tags: string[] = [], coding: ContentEncoding = "br") =>
  cache.getOrRender(key, coding, showing(tags));

test("a page is read from the chosen source, and from the primary again after a write", async () => {
  const touches = new InvalidationBus();
  const standby: ReadSource = { query: () => Promise.reject(new Error("not asked here")) };
  const cache = new PageCache({ invalidations: touches, chooseSource: async () => standby });
  const sources: unknown[] = [];
  await cache.getOrRender("/explore", "br", async () => {
    sources.push(currentTracker()?.source);
    touches.publish(["articles"]);
    sources.push(currentTracker()?.source);
    return { content: HTML, headers: {} };
  });
  expect(sources).toEqual([standby, null]);
});

test("a commit without an answer marks all pages stale, but keeps them for while the database is down", async () => {
  const touches = new InvalidationBus();
  const cache = new PageCache({ invalidations: touches });
  await fill(cache, "/explore", ["vehicles"]);
  const lost = vi.spyOn(pg.Client.prototype, "query").mockImplementation(() => {
    throw new Error("Connection terminated unexpectedly");
  });
  const client = new (createTracedClient({
    invalidations: touches,
    usePreparedStatements: false,
    queryTimeoutMs: null,
  }))();
  await expect(client.query("commit")).rejects.toThrow("Connection terminated");
  lost.mockRestore();
  expect(ask(cache, "/explore", { "accept-encoding": "br" })).toBeNull();
  expect(cache.find("/explore")).toBeInstanceOf(CachedPage);
});

test("made-up searches, however many, evict no catalogue page", async () => {
  const cache = new PageCache();
  const large = randomBytes(1024 * 1024);
  await fill(cache, "/ferrari");
  await cache.getOrRender("/explore?citta=Roma", "identity", showing([], large));
  for (let made = 0; made < 100; made++)
    await cache.getOrRender(`/explore?citta=${made}`, "identity", showing([], large));
  expect(cache.find("/ferrari")).toBeInstanceOf(CachedPage);
  expect(cache.find("/explore?citta=99")).toBeInstanceOf(CachedPage);
  expect(cache.find("/explore?citta=Roma")).toBeUndefined();
});

describe("a cached page", () => {
  test("is served from memory, in the requested encoding", async () => {
    const cache = new PageCache();
    await fill(cache, "/explore", [], "gzip");
    const answered = ask(cache, "/explore", { "accept-encoding": "gzip" });
    expect(answered?.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-security-policy": "x",
      vary: "accept-encoding",
      "server-timing": "cache;desc=hit",
    });
    expect(gunzipSync(answered?.body ?? Buffer.alloc(0))).toEqual(HTML);
  });

  test("gets another encoding for the first client that accepts no other", async () => {
    const cache = new PageCache();
    const page = await fill(cache, "/", []);
    if (!(page instanceof CachedPage)) throw new Error("kept");
    expect(ask(cache, "/")).toBeNull();
    expect((await cache.getResponse("/", page, "identity")).body).toEqual(HTML);
    expect(ask(cache, "/")?.body).toEqual(HTML);
  });

  test("is recompressed better when it is requested again", async () => {
    const cache = new PageCache();
    await fill(cache, "/", []);
    const first = ask(cache, "/", { "accept-encoding": "br" });
    await cache.whenRecompressed();
    const later = ask(cache, "/", { "accept-encoding": "br" });
    expect(later?.headers.etag).toBe(first?.headers.etag);
    expect(Number(later?.headers["content-length"])).toBe(later?.body?.length);
    expect(later?.body?.length).toBeLessThanOrEqual(first?.body?.length ?? 0);
    expect(brotliDecompressSync(later?.body ?? Buffer.alloc(0))).toEqual(HTML);
  });

  test("answers 304 to a client that has it", async () => {
    const cache = new PageCache();
    await fill(cache, "/", []);
    const etag = ask(cache, "/", { "accept-encoding": "br" })?.headers.etag ?? "";
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
      const answered = ask(cache, "/", { "if-none-match": known, "accept-encoding": "br" });
      expect(answered).toMatchObject({ status: 304, body: undefined });
      expect(answered?.headers).not.toHaveProperty("content-length");
    }
  });

  test("is found under every spelling of its URL", async () => {
    const cache = new PageCache();
    await fill(cache, "/?category=suv&city=Milano", []);
    for (const url of ["/?city=Milano&category=suv", "/?utm_source=1&category=suv&city=Milano&gclid=x"])
      expect(ask(cache, url, { "accept-encoding": "br" })?.status).toBe(200);
    expect(ask(cache, "/?city=Milano", { "accept-encoding": "br" })).toBeNull();
  });

  test("is never served to signed-in staff, nor for a write", async () => {
    const cache = new PageCache();
    await fill(cache, "/", []);
    const accepting = { "accept-encoding": "br" };
    expect(ask(cache, "/", { ...accepting, cookie: "better-auth.session_token=abc" })).toBeNull();
    expect(ask(cache, "/", accepting, "POST")).toBeNull();
    expect(ask(cache, "/", accepting, "HEAD")).toMatchObject({ status: 200, body: undefined });
  });
});

describe("a write", () => {
  test("invalidates the pages that show the changed rows, and no others", async () => {
    const touches = new InvalidationBus();
    const cache = new PageCache({ invalidations: touches });
    await fill(cache, "/ferrari", ["vehicles:slug/f8"]);
    await fill(cache, "/explore", ["vehicles", "brands"]);
    await fill(cache, "/bentley", ["vehicles:slug/gt", "brands"]);
    touches.publish(["vehicles:slug/f8"]);
    const accepting = { "accept-encoding": "br" };
    expect(["/ferrari", "/explore", "/bentley"].map((url) => ask(cache, url, accepting)?.status)).toEqual([
      undefined,
      undefined,
      200,
    ]);
    touches.publish(["vehicles"]);
    expect(ask(cache, "/bentley", accepting)).toBeNull();
    expect(cache.count).toBe(0);
  });

  test("makes a render in flight uncacheable, and later requests do not wait for it", async () => {
    const touches = new InvalidationBus();
    const cache = new PageCache({ invalidations: touches });
    const held = Promise.withResolvers<void>();
    const old = cache.getOrRender("/", "br", async () => {
      currentTracker()?.tags.add("vehicles");
      await held.promise;
      return { content: Buffer.from("old"), headers: {} };
    });
    touches.publish(["vehicles"]);
    const page = await cache.getOrRender("/", "identity", showing(["vehicles"], Buffer.from("new")));
    held.resolve();
    await old;
    expect(page instanceof CachedPage && page.findResponse("identity")?.body.toString()).toBe("new");
    expect(ask(cache, "/")?.body?.toString()).toBe("new");
  });
});

test("a page is rendered once for concurrent requests", async () => {
  const cache = new PageCache();
  const make = vi.fn(showing([]));
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.getOrRender("/", "br", make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(pages).size).toBe(1);
});

test("an uncacheable response goes only to the request that rendered it", async () => {
  const cache = new PageCache();
  const make = vi.fn(async () => new Response("gone", { status: 404 }));
  const answers = await Promise.all(Array.from({ length: 3 }, () => cache.getOrRender("/x", "br", make)));
  expect(make).toHaveBeenCalledTimes(3);
  expect(new Set(answers).size).toBe(3);
  expect(cache.count).toBe(0);
});

describe("a stale page", () => {
  const accepting = { "accept-encoding": "br" };

  test("is served while a new one renders, for a limited time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const cache = new PageCache();
      const renew = vi.fn();
      cache.setRevalidator(renew);
      await fill(cache, "/", []);
      vi.setSystemTime(Date.now() + 61_000);
      expect(ask(cache, "/", accepting)?.status).toBe(200);
      expect(renew).toHaveBeenCalledExactlyOnceWith("/");
      vi.setSystemTime(Date.now() + 60_000);
      expect(ask(cache, "/", accepting)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not outlive its day", async () => {
    const cache = new PageCache({ endOfDay: (now) => new Date(now.getTime() - 1) });
    await fill(cache, "/", []);
    expect(ask(cache, "/", accepting)).toBeNull();
  });

  test("is re-rendered after invalidations may have been lost, and served if rendering fails", async () => {
    const touches = new InvalidationBus();
    const cache = new PageCache({ invalidations: touches });
    const page = await fill(cache, "/", []);
    touches.markAllStale();
    expect(ask(cache, "/", accepting)).toBeNull();
    expect(cache.find("/")).toBe(page);
  });
});
