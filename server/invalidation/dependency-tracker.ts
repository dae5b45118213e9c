import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryResult } from "pg";
import { ALL_TAGS, parseTables, type Tag, tagsOverlap } from "./tags.ts";

/** A database to read from instead of the primary. */
export interface ReadSource {
  query(config: string | { text: string }, values: unknown[]): Promise<QueryResult>;
}

/** Records what one response has read from the database so far. */
export class DependencyTracker {
  readonly tags = new Set<Tag>();
  /** Whether cached query results may be used: only for a response that is itself cached until the next write. */
  readonly canUseQueryCache: boolean;
  /** Number of statements sent to the database; cached results do not count. */
  queryCount = 0;
  /** True once a write has changed what was read: the response may be sent, but not cached. */
  isStale = false;
  #source: ReadSource | null = null;
  #invalidationCount = 0;
  /** Trackers of the responses that include this one. */
  readonly #parents = new Set<DependencyTracker>();

  constructor({ canUseQueryCache = false }: { canUseQueryCache?: boolean } = {}) {
    this.canUseQueryCache = canUseQueryCache;
  }

  /** Where statements are sent; null for the primary. */
  get source(): ReadSource | null {
    return this.#source;
  }

  /** Sends statements to the source that `choose` returns, until a write invalidates something. */
  async chooseSource(choose: () => Promise<ReadSource | null>): Promise<void> {
    const countBefore = this.#invalidationCount;
    const source = await choose();
    if (this.#invalidationCount === countBefore) this.#source = source;
  }

  switchToPrimary(): void {
    this.#source = null;
  }

  addTag(tag: Tag): void {
    this.tags.add(tag);
    for (const parentTracker of this.#parents) parentTracker.addTag(tag);
  }

  /** Adds a response that includes this one: everything read here, before and from now on, counts for it too. */
  addParent(parentTracker: DependencyTracker): void {
    for (const tag of this.tags) parentTracker.addTag(tag);
    this.#parents.add(parentTracker);
  }

  invalidate(invalidatedTags: readonly Tag[]): void {
    this.#invalidationCount++;
    // The source was chosen before this write and may lack it.
    this.#source = null;
    if (this.isStale) return;
    this.isStale =
      invalidatedTags.includes(ALL_TAGS) ||
      [...this.tags].some((tag) => invalidatedTags.some((other) => tagsOverlap(tag, other)));
  }
}

/** For each table, the keys of the rows that the running queries are restricted to. */
type RowKeysByTable = Readonly<Record<string, readonly string[]>>;

const trackingStorage = new AsyncLocalStorage<{ tracker: DependencyTracker; rowKeys: RowKeysByTable | null }>();

/** Runs `work` and records every statement it sends in `tracker`. */
export function trackDependencies<Result>(tracker: DependencyTracker, work: () => Promise<Result>): Promise<Result> {
  return trackingStorage.run({ tracker, rowKeys: null }, work);
}

/**
 * Declares that the queries of `work` read only rows with these keys of a table (id, vehicle id, slug), spelled as in the migrations' triggers:
 * `{ vehicles: ["slug/urus"] }`. A write to other rows then does not make the response stale. Without it, or with an empty list, a query depends on all
 * of each table it names. Use only keys, never another condition: a row may start to match one by an update.
 */
export function narrowDependencies<Result>(
  rowKeys: RowKeysByTable,
  work: () => PromiseLike<Result>,
): PromiseLike<Result> {
  const outer = trackingStorage.getStore();
  // Await inside: a query builder sends its statement only when awaited.
  return outer
    ? trackingStorage.run(
        { tracker: outer.tracker, rowKeys: { ...outer.rowKeys, ...rowKeys } },
        async () => await work(),
      )
    : work();
}

/** Returns the tracker of the current response, or undefined if its reads are not tracked. */
export const currentTracker = (): DependencyTracker | undefined => trackingStorage.getStore()?.tracker;

/** Records what a statement reads, before it is sent; returns its tags. */
export function recordRead(statement: string): readonly Tag[] {
  const store = trackingStorage.getStore();
  if (!store) return [];
  const tags = parseTables(statement).flatMap((table) => {
    const rowKeys = store.rowKeys?.[table] ?? [];
    return rowKeys.length > 0 ? rowKeys.map((rowKey) => `${table}:${rowKey}`) : [table];
  });
  for (const tag of tags) store.tracker.addTag(tag);
  return tags;
}
