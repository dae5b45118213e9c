import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryResult } from "pg";
import { ALL_TAGS, parseTables, type Tag, tagsOverlap } from "./tags.ts";

/** Another place than the primary to read from. */
export interface ReadSource {
  query(config: string | { text: string }, values: unknown[]): Promise<QueryResult>;
}

/** What one answer has read of the database so far. */
export class DependencyTracker {
  readonly tags = new Set<Tag>();
  /** Whether answers from memory do: only for what is itself kept until the next write. */
  readonly canUseQueryCache: boolean;
  /** Statements that went to the database; answers from memory are none. */
  queryCount = 0;
  /** True once a write has touched what was read: the answer may be given, but not kept. */
  isStale = false;
  #source: ReadSource | null = null;
  #invalidationCount = 0;
  /** Answers that this one is a part of. */
  readonly #parents = new Set<DependencyTracker>();

  constructor({ canUseQueryCache = false }: { canUseQueryCache?: boolean } = {}) {
    this.canUseQueryCache = canUseQueryCache;
  }

  /** Where its statements go; null for the primary. */
  get source(): ReadSource | null {
    return this.#source;
  }

  /** Has its statements go where `choose` says, until a write is heard of. */
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

  /** Says that what is read here, before and from now on, is read for another answer too. */
  addParent(parentTracker: DependencyTracker): void {
    for (const tag of this.tags) parentTracker.addTag(tag);
    this.#parents.add(parentTracker);
  }

  invalidate(invalidatedTags: readonly Tag[]): void {
    this.#invalidationCount++;
    // What the source had when it was chosen does not have this write.
    this.#source = null;
    if (this.isStale) return;
    this.isStale =
      invalidatedTags.includes(ALL_TAGS) ||
      [...this.tags].some((tag) => invalidatedTags.some((other) => tagsOverlap(tag, other)));
  }
}

/** By table, the parts of its rows that the queries under way are about. */
type RowKeysByTable = Readonly<Record<string, readonly string[]>>;

const trackingStorage = new AsyncLocalStorage<{ tracker: DependencyTracker; rowKeys: RowKeysByTable | null }>();

/** Runs `work`; every statement that it sends is noted in `reading`. */
export function trackDependencies<Result>(tracker: DependencyTracker, work: () => Promise<Result>): Promise<Result> {
  return trackingStorage.run({ tracker, rowKeys: null }, work);
}

/**
 * Says that the queries of `work` read only rows with these keys of a table (id, vehicle id, slug), named as the triggers of the migrations name them:
 * `{ vehicles: ["slug/urus"] }`. Then a write to other rows does not make the answer stale. Without it, and for an empty list, a query reads the whole of
 * each table that it names. No other condition may be a part: a row can come to meet it without its key being known beforehand.
 */
export function narrowDependencies<Result>(
  rowKeys: RowKeysByTable,
  work: () => PromiseLike<Result>,
): PromiseLike<Result> {
  const outer = trackingStorage.getStore();
  // Awaited inside: a query builder sends its statement only then.
  return outer
    ? trackingStorage.run(
        { tracker: outer.tracker, rowKeys: { ...outer.rowKeys, ...rowKeys } },
        async () => await work(),
      )
    : work();
}

/** The answer being put together, or undefined where nobody keeps one. */
export const currentTracker = (): DependencyTracker | undefined => trackingStorage.getStore()?.tracker;

/** Notes what a statement reads, before it is sent; gives its tags. */
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
