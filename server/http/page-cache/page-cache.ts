import type { IncomingMessage, ServerResponse } from "node:http";
import { toCacheKey } from "#domain/routes/cache-key.ts";
import { isNotModified } from "#server/http/conditional-requests.ts";
import { DependencyTracker, type ReadSource, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { TaggedCache } from "#server/invalidation/tagged-cache.ts";
import { ALL_TAGS } from "#server/invalidation/tags.ts";
import { hasSignInCookie } from "#server/services/access/has-sign-in-cookie.ts";
import { CachedPage, type CachedResponse } from "./cached-page.ts";
import { type ContentEncoding, negotiateEncoding } from "./content-encodings.ts";

/** Pages show dates relative to today, so a page is made anew when it is asked for after this. */
const FRESH_FOR_MS = 60_000;
/** For so long after that the old page is given while the new one is made. */
const STALE_WHILE_REVALIDATE_MS = 60_000;
/** For so long a page is kept at all: it is given while the database is away. */
const CACHE_TTL_MS = 600_000;
/** Several times the pages of the site in all its languages. */
const MAX_CACHED_PAGES = 25_000;
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
/** Anybody can make up searches without end: they have room of their own, so that they push out no page of the catalogue. */
const MAX_CACHED_SEARCHES = 2_500;
const MAX_CACHED_SEARCH_BYTES = 16 * 1024 * 1024;
/** Pages that wait to be compressed better; others are when they are asked for again. */
const MAX_QUEUED_RECOMPRESSIONS = 64;

/** What a render came to, where it may be kept. */
export interface RenderedPage {
  content: string | Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Renders a page into one that may be kept, or answers the one who asked. */
export type RenderPage = () => Promise<RenderedPage | Response>;

interface InFlightRender {
  tracker: DependencyTracker;
  result: Promise<CachedPage | Response>;
}

export interface PageCacheOptions {
  invalidations?: InvalidationBus;
  /** When the day ends on which something is rendered: a page speaks of its day. */
  endOfDay?: (now: Date) => Date;
  /** Where what a page is made of is read, chosen for each page. */
  chooseSource?: () => Promise<ReadSource | null>;
}

/**
 * Ready bytes of public pages by what they are kept under (`toCacheKey`). They are the same for every anonymous visitor (product.md#page-cache), so a page is
 * rendered once, however many ask, and then answered from memory. A write drops the pages that show what it touches.
 */
export class PageCache {
  readonly #pages = new TaggedCache<CachedPage>({
    maxEntries: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    ttlMs: CACHE_TTL_MS,
  });
  /** Pages of an address with parameters. */
  readonly #searches = new TaggedCache<CachedPage>({
    maxEntries: MAX_CACHED_SEARCHES,
    maxSize: MAX_CACHED_SEARCH_BYTES,
    ttlMs: CACHE_TTL_MS,
  });
  readonly #inFlight = new Map<string, InFlightRender>();
  readonly #recompressionQueue = new Map<string, CachedPage>();
  readonly #invalidations: InvalidationBus;
  readonly #endOfDay: ((now: Date) => Date) | undefined;
  readonly #chooseSource: PageCacheOptions["chooseSource"];
  #revalidate: (key: string) => void = () => {};
  #isRecompressing = false;
  #generation = 0;

  constructor({ invalidations = new InvalidationBus(), endOfDay, chooseSource }: PageCacheOptions = {}) {
    this.#invalidations = invalidations;
    this.#endOfDay = endOfDay;
    this.#chooseSource = chooseSource;
    invalidations.subscribe({
      invalidate: (tags) => {
        this.#generation++;
        for (const pages of this.#stores) pages.invalidate(tags);
      },
      markAllStale: () => {
        for (const pages of this.#stores) for (const page of pages.values()) page.freshUntil = Number.NEGATIVE_INFINITY;
      },
    });
  }

  /** Grows with every write that touches what pages can show. */
  get generation(): number {
    return this.#generation;
  }

  get count(): number {
    return this.#pages.count + this.#searches.count;
  }

  get #stores(): readonly TaggedCache<CachedPage>[] {
    return [this.#pages, this.#searches];
  }

  #storeFor(key: string): TaggedCache<CachedPage> {
    return key.includes("?") ? this.#searches : this.#pages;
  }

  /** For what changes every page and is no row of the database. */
  clear(): void {
    this.#invalidations.publish([ALL_TAGS]);
  }

  /** Says how a page is made anew behind a visitor's back. */
  setRevalidator(revalidate: (key: string) => void): void {
    this.#revalidate = revalidate;
  }

  /** The hot path, in front of everything else: answers from memory, with further headers (name and value in turn), or returns false. */
  serveCached(
    { method, url, headers }: IncomingMessage,
    response: ServerResponse,
    extraHeaders: readonly string[] = [],
  ): boolean {
    if ((method !== "GET" && method !== "HEAD") || !url || !isAnonymousVisitor(headers.cookie)) return false;
    const hit = this.#find(url);
    if (!hit) return false;
    const [key, page] = hit;
    const now = Date.now();
    if (now >= page.freshUntil) {
      // A page in doubt is not given before its like is made.
      if (now >= page.staleUntil || page.freshUntil < 0) return false;
      if (!this.#inFlight.has(key)) this.#revalidate(key);
    }
    const cachedResponse = page.findResponse(negotiateEncoding(headers["accept-encoding"]?.toString()));
    if (!cachedResponse) return false;
    if (page.hitCount++ === 0) this.#recompressLater(key, page);
    const requestValidators = { ifNoneMatch: headers["if-none-match"], ifModifiedSince: headers["if-modified-since"] };
    if (isNotModified(requestValidators, page))
      response.writeHead(304, [...page.notModifiedHeaders, ...extraHeaders]).end();
    else
      response
        .writeHead(200, [...cachedResponse.headers, ...extraHeaders])
        .end(method === "HEAD" ? undefined : cachedResponse.body);
    return true;
  }

  #find(url: string): [string, CachedPage] | null {
    const page = this.find(url);
    if (page) return [url, page];
    const key = toCacheKey(url);
    const cachedPage = key === null ? undefined : this.find(key);
    return key === null || !cachedPage ? null : [key, cachedPage];
  }

  isFresh(key: string): boolean {
    return Date.now() < (this.find(key)?.freshUntil ?? 0);
  }

  /** A kept page of any age, for when no other can be made. */
  find(key: string): CachedPage | undefined {
    return this.#storeFor(key).get(key);
  }

  /**
   * The page of a key: kept, or being made for somebody else, or made now. What may not be kept is the answer of the one who made it: those who
   * waited with it each make their own.
   */
  async getOrRender(key: string, encoding: ContentEncoding, render: RenderPage): Promise<CachedPage | Response> {
    const cachedPage = this.find(key);
    if (cachedPage && this.isFresh(key)) return cachedPage;
    const inFlight = this.#inFlight.get(key);
    // One that began before a write would show what was before it.
    if (!inFlight || inFlight.tracker.isStale) return this.#render(key, encoding, render);
    const result = await inFlight.result.catch(() => null);
    if (result instanceof CachedPage) return result;
    const rendered = await trackDependencies(new DependencyTracker(), render);
    return rendered instanceof Response ? rendered : this.#createCachedPage(rendered, encoding);
  }

  /** Holds a page in one more coding, for whoever reads no other. */
  async getResponse(key: string, getOrRender: CachedPage, encoding: ContentEncoding): Promise<CachedResponse> {
    const existing = getOrRender.findResponse(encoding);
    if (existing) return existing;
    const added = await getOrRender.addEncoding(encoding, "fast");
    this.#storeFor(key).resize(key, getOrRender, toEntrySize(key, getOrRender));
    return added;
  }

  /** Resolves once nothing waits to be compressed better. */
  async whenRecompressed(): Promise<void> {
    while (this.#isRecompressing) await new Promise((resolve) => setImmediate(resolve));
  }

  #render(key: string, encoding: ContentEncoding, render: RenderPage): Promise<CachedPage | Response> {
    const tracker = new DependencyTracker({ canUseQueryCache: true });
    const result = this.#invalidations.keepInformed(tracker, async () => {
      if (this.#chooseSource) await tracker.chooseSource(this.#chooseSource);
      const rendered = await trackDependencies(tracker, render);
      if (rendered instanceof Response) return rendered;
      const page = await this.#createCachedPage(rendered, encoding);
      if (!tracker.isStale) this.#storeFor(key).set(key, page, [...tracker.tags], toEntrySize(key, page));
      return page;
    });
    const inFlight = { tracker, result };
    this.#inFlight.set(key, inFlight);
    const removeInFlight = () => {
      if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
    };
    result.then(removeInFlight, removeInFlight);
    return result;
  }

  #createCachedPage({ content, headers }: RenderedPage, encoding: ContentEncoding): Promise<CachedPage> {
    const now = Date.now();
    const endOfDay = this.#endOfDay?.(new Date(now)).getTime() ?? Number.POSITIVE_INFINITY;
    return CachedPage.create(content, encoding, {
      headers,
      freshUntil: Math.min(now + FRESH_FOR_MS, endOfDay),
      staleUntil: Math.min(now + FRESH_FOR_MS + STALE_WHILE_REVALIDATE_MS, endOfDay),
    });
  }

  #recompressLater(key: string, getOrRender: CachedPage): void {
    if (this.#recompressionQueue.size >= MAX_QUEUED_RECOMPRESSIONS) {
      getOrRender.hitCount = 0;
      return;
    }
    this.#recompressionQueue.set(key, getOrRender);
    if (!this.#isRecompressing) void this.#recompress();
  }

  /** One after the other, so that compressing takes no more than one thread from those who wait for a page. */
  async #recompress(): Promise<void> {
    this.#isRecompressing = true;
    try {
      for (const [key, page] of this.#recompressionQueue) {
        this.#recompressionQueue.delete(key);
        for (const encoding of page.encodings) if (encoding !== "identity") await page.addEncoding(encoding, "small");
        this.#storeFor(key).resize(key, page, toEntrySize(key, page));
      }
    } finally {
      this.#isRecompressing = false;
    }
  }
}

const toEntrySize = (key: string, page: CachedPage): number => page.sizeBytes + 2 * key.length;

/** Whether an answer's Cache-Control leaves it to us: what is one person's own says so itself, whatever its address. */
export function isCachingAllowed(cacheControl: string | null | undefined): boolean {
  return !/no-store|private/i.test(cacheControl ?? "");
}

/** Signed-in staff never get, nor fill, the cache. */
export function isAnonymousVisitor(cookie: string | null | undefined): boolean {
  return !hasSignInCookie(cookie, "session");
}
