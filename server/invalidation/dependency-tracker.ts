import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryResult } from "pg";
import { ALL_TAGS, parseTables, type Tag, tagsOverlap } from "./tags.ts";

/** A database to read from instead of the primary. */
export interface ReadSource {
  query(config: string | { text: string }, values: unknown[]): Promise<QueryResult>;
}

/** Records what the computation of one response has read from the database so far. */
export class DependencyTracker {
  readonly tags = new Set<Tag>();
  /** Whether cached query results may be used: only for a response that is itself cached until the next write. */
  readonly canUseQueryCache: boolean;
  /** Number of statements sent to the database; cached results do not count. */
  queryCount = 0;
  /** True after a write has changed something that was read. The response may then be sent, but not cached. */
  isStale = false;
  #source: ReadSource | null = null;
  #invalidationCount = 0;
  /** The trackers of the responses that include this one's result. */
  readonly #parents = new Set<DependencyTracker>();

  constructor({ canUseQueryCache = false }: { canUseQueryCache?: boolean } = {}) {
    this.canUseQueryCache = canUseQueryCache;
  }

  /** The database to which statements are sent; null for the primary. */
  get source(): ReadSource | null {
    return this.#source;
  }

  /** From now on, sends statements to the source that `choose` returns. After the first invalidation, statements go to the primary again. */
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

  /** Adds the tracker of a response that includes this one's result. Everything that was or will be recorded here is recorded there too. */
  addParent(parentTracker: DependencyTracker): void {
    for (const tag of this.tags) parentTracker.addTag(tag);
    this.#parents.add(parentTracker);
  }

  invalidate(invalidatedTags: readonly Tag[]): void {
    this.#invalidationCount++;
    // Return to the primary: the source was chosen before this write and may not have it.
    this.#source = null;
    if (this.isStale) return;
    this.isStale =
      invalidatedTags.includes(ALL_TAGS) ||
      [...this.tags].some((tag) => invalidatedTags.some((other) => tagsOverlap(tag, other)));
  }
}

/** By table, the keys of the rows to which the running queries are restricted. */
type RowKeysByTable = Readonly<Record<string, readonly string[]>>;

const trackingStorage = new AsyncLocalStorage<{ tracker: DependencyTracker; rowKeys: RowKeysByTable | null }>();

/** Runs `work` and records every statement it sends in `tracker`. */
export function trackDependencies<Result>(tracker: DependencyTracker, work: () => Promise<Result>): Promise<Result> {
  return trackingStorage.run({ tracker, rowKeys: null }, work);
}

/**
 * Declares that the queries of `work` read only rows with these keys (id, vehicle id, slug) of a table, written as the migrations' triggers write
 * them: `{ vehicles: ["slug/urus"] }`. A write to other rows then does not make the response stale. Without this declaration, or with an empty list,
 * a query depends on all rows of each table that it names. Declare only keys and never another condition: an update can make a row match another
 * condition.
 */
export function narrowDependencies<Result>(
  rowKeys: RowKeysByTable,
  work: () => PromiseLike<Result>,
): PromiseLike<Result> {
  const outer = trackingStorage.getStore();
  // Await inside the callback: a query builder sends its statement only when somebody awaits it.
  return outer
    ? trackingStorage.run(
        { tracker: outer.tracker, rowKeys: { ...outer.rowKeys, ...rowKeys } },
        async () => await work(),
      )
    : work();
}

/** Returns the tracker of the current response; undefined if nothing tracks its reads. */
export const currentTracker = (): DependencyTracker | undefined => trackingStorage.getStore()?.tracker;

/** Records what a statement reads and returns its tags. Call it before the statement is sent. */
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
