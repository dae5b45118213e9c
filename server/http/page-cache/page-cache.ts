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

/** A cached page is fresh for this long: pages show dates relative to today. */
const FRESH_FOR_MS = 60_000;
/** Stale-while-revalidate time: for so long after `FRESH_FOR_MS`, a stale page is still served while a new one is being rendered. */
const STALE_WHILE_REVALIDATE_MS = 60_000;
/** Total time for which a page stays in the cache, so that it can be served while the database is down. */
const CACHE_TTL_MS = 600_000;
/** Maximum number of cached pages, except searches; several times the number of pages that the site has in all languages. */
const MAX_CACHED_PAGES = 25_000;
/** Twice the size of the demo's pages in five languages, each compressed with br and gzip: 980 pages have 60 MB (docs/operations.md#languages). */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** Maximum number of cached searches. Visitors can make up any number of searches; with a separate limit, searches evict no other pages. */
const MAX_CACHED_SEARCHES = 2_500;
const MAX_CACHED_SEARCH_BYTES = 16 * 1024 * 1024;
/**
 * Maximum number of pages that wait to be compressed again, at the "small" effort. A page that finds the queue full is queued at its next request.
 */
const MAX_QUEUED_RECOMPRESSIONS = 64;

/** The result of a render that may be cached. */
export interface RenderedPage {
  content: string | Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Renders a page that may be cached, or returns a response for this visitor alone. */
export type RenderPage = () => Promise<RenderedPage | Response>;

interface InFlightRender {
  tracker: DependencyTracker;
  result: Promise<CachedPage | Response>;
}

export interface PageCacheOptions {
  invalidations?: InvalidationBus;
  /** Returns the end of the day. A page is not served after the day on which it was rendered, because it shows dates. */
  endOfDay?: (now: Date) => Date;
  /** Chooses the database from which a page's queries read; null for the primary. */
  chooseSource?: () => Promise<ReadSource | null>;
}

/**
 * Caches rendered public pages by `toCacheKey`. They are the same for every anonymous visitor (product.md#page-cache), so concurrent requests
 * share one render, and later ones are served from memory. A write invalidates the pages that show the changed rows.
 */
export class PageCache {
  readonly #pages = new TaggedCache<CachedPage>({
    maxEntries: MAX_CACHED_PAGES,
    maxSize: MAX_CACHED_BYTES,
    ttlMs: CACHE_TTL_MS,
  });
  /** Pages whose URL has query parameters. */
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

  /** A number that increases with every write that changes what pages show. */
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

  /** Clears the cache after a change that affects every page and is not in the database. */
  clear(): void {
    this.#invalidations.publish([ALL_TAGS]);
  }

  /** Sets the function that renders a stale page in the background. */
  setRevalidator(revalidate: (key: string) => void): void {
    this.#revalidate = revalidate;
  }

  /**
   * Serves a cached page with extra headers (alternating names and values). Returns false if it cannot. This is the hot path, which runs before all
   * other handlers.
   */
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
      // The page is too old, or the invalidation channel was lost after it was rendered: render it again before serving it.
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

  /** Returns a cached page of any age, for when rendering fails. */
  find(key: string): CachedPage | undefined {
    return this.#storeFor(key).get(key);
  }

  /**
   * Returns the page of a key: from the cache, from an in-flight render, or rendered now. A response that may not be cached goes only to the request
   * that rendered it; each request that waited for it then renders its own response.
   */
  async getOrRender(key: string, encoding: ContentEncoding, render: RenderPage): Promise<CachedPage | Response> {
    const cachedPage = this.find(key);
    if (cachedPage && this.isFresh(key)) return cachedPage;
    const inFlight = this.#inFlight.get(key);
    // A render that began before a write would show the old data.
    if (!inFlight || inFlight.tracker.isStale) return this.#render(key, encoding, render);
    const result = await inFlight.result.catch(() => null);
    if (result instanceof CachedPage) return result;
    const rendered = await trackDependencies(new DependencyTracker(), render);
    return rendered instanceof Response ? rendered : this.#createCachedPage(rendered, encoding);
  }

  /** Returns a page in another encoding, and caches the result. */
  async getResponse(key: string, getOrRender: CachedPage, encoding: ContentEncoding): Promise<CachedResponse> {
    const existing = getOrRender.findResponse(encoding);
    if (existing) return existing;
    const added = await getOrRender.addEncoding(encoding, "fast");
    this.#storeFor(key).resize(key, getOrRender, toEntrySize(key, getOrRender));
    return added;
  }

  /** Resolves when the recompression queue is empty. */
  async whenRecompressed(): Promise<void> {
    while (this.#isRecompressing) await new Promise((resolve) => setImmediate(resolve));
  }

  #render(key: string, encoding: ContentEncoding, render: RenderPage): Promise<CachedPage | Response> {
    const tracker = new DependencyTracker({ canUseQueryCache: true });
    const result = this.#invalidations.trackWrites(tracker, async () => {
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

  /** Compresses the queued pages again, one at a time, so that this occupies only one thread. */
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

/** Whether the response's Cache-Control header allows our cache to store it. Personal pages send a header that forbids it. */
export function isCachingAllowed(cacheControl: string | null | undefined): boolean {
  return !/no-store|private/i.test(cacheControl ?? "");
}

/** Whether the visitor's requests may use the page cache. Requests of signed-in users neither read nor fill it. */
export function isAnonymousVisitor(cookie: string | null | undefined): boolean {
  return !hasSignInCookie(cookie, "session");
}
