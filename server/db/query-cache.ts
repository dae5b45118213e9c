import { currentTracker, DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import type { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { TaggedCache } from "#server/invalidation/tagged-cache.ts";
import type { Tag } from "#server/invalidation/tags.ts";

const MAX_CACHED_RESULTS = 2000;
/** Maximum size of all cached results together, in characters of JSON. */
const MAX_CACHED_CHARACTERS = 4_000_000;
/** Maximum age of a cached result. Even a process that missed an invalidation shows a write after this time. */
const TTL_MS = 60_000;

interface CachedResult {
  tags: readonly Tag[];
  result: unknown;
}

/** Caches the results of `cachedQuery` reads until a write changes the rows they read. Concurrent requests for the same result share one query. */
export class QueryCache {
  readonly #results = new TaggedCache<CachedResult>({
    maxEntries: MAX_CACHED_RESULTS,
    maxSize: MAX_CACHED_CHARACTERS,
    ttlMs: TTL_MS,
  });
  readonly #pending = new Map<string, { tracker: DependencyTracker; result: Promise<unknown> }>();
  readonly #invalidations: InvalidationBus;

  constructor(invalidations: InvalidationBus) {
    this.#invalidations = invalidations;
    invalidations.subscribe({
      invalidate: (tags) => this.#results.invalidate(tags),
      markAllStale: () => this.#results.clear(),
    });
  }

  get count(): number {
    return this.#results.count;
  }

  clear(): void {
    this.#results.clear();
  }

  /** Returns the cached result of a key, or the result of `read`. It uses the cache only for pages that are cached themselves. */
  async getOrLoad<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const pageTracker = currentTracker();
    // A result from a standby may be older than the primary's, so it is not shared with other pages.
    if (!pageTracker?.canUseQueryCache || pageTracker.source) return read();
    const cached = this.#results.get(key);
    if (cached) {
      for (const tag of cached.tags) pageTracker.addTag(tag);
      return cached.result as Answer;
    }
    const pending = this.#pending.get(key);
    if (pending && !pending.tracker.isStale) {
      pending.tracker.addParent(pageTracker);
      return pending.result as Promise<Answer>;
    }
    return this.#load(key, pageTracker, read);
  }

  async #load<Answer>(key: string, pageTracker: DependencyTracker, read: () => Promise<Answer>): Promise<Answer> {
    // Use a separate tracker for this result: the page's own tracker also records what the page reads afterwards.
    const tracker = new DependencyTracker();
    tracker.addParent(pageTracker);
    const result = this.#invalidations.trackWrites(tracker, async () => {
      const loaded = await trackDependencies(tracker, read);
      const tags = [...tracker.tags];
      if (!tracker.isStale) this.#results.set(key, { tags, result: loaded }, tags, countJsonCharacters(loaded));
      return loaded;
    });
    const pending = { tracker, result };
    this.#pending.set(key, pending);
    try {
      return await result;
    } finally {
      pageTracker.queryCount += tracker.queryCount;
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }
}

const countJsonCharacters = (result: unknown): number => (JSON.stringify(result)?.length ?? 0) + 1;
