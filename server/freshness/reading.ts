import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryResult } from "pg";
import { EVERYTHING, meet, type Tag, tablesIn } from "./tags.ts";

/** Another place than the primary to read from. */
export interface ReadingSource {
  query(config: string | { text: string }, values: unknown[]): Promise<QueryResult>;
}

/** What one answer has read of the database so far. */
export class Reading {
  readonly tags = new Set<Tag>();
  /** Whether answers from memory do: only for what is itself kept until the next write. */
  readonly remembers: boolean;
  /** Statements that went to the database; answers from memory are none. */
  queries = 0;
  /** True once a write has touched what was read: the answer may be given, but not kept. */
  stale = false;
  #source: ReadingSource | null = null;
  #touches = 0;
  /** Answers that this one is a part of. */
  readonly #wholes = new Set<Reading>();

  constructor({ remembers = false }: { remembers?: boolean } = {}) {
    this.remembers = remembers;
  }

  /** Where its statements go; null for the primary. */
  get source(): ReadingSource | null {
    return this.#source;
  }

  /** Has its statements go where `choose` says, until a write is heard of. */
  async readFrom(choose: () => Promise<ReadingSource | null>): Promise<void> {
    const touchesBefore = this.#touches;
    const source = await choose();
    if (this.#touches === touchesBefore) this.#source = source;
  }

  leaveSource(): void {
    this.#source = null;
  }

  note(tag: Tag): void {
    this.tags.add(tag);
    for (const whole of this.#wholes) whole.note(tag);
  }

  /** Says that what is read here, before and from now on, is read for another answer too. */
  becomesPartOf(whole: Reading): void {
    for (const tag of this.tags) whole.note(tag);
    this.#wholes.add(whole);
  }

  touch(touched: readonly Tag[]): void {
    this.#touches++;
    // What the source had when it was chosen does not have this write.
    this.#source = null;
    if (this.stale) return;
    this.stale =
      touched.includes(EVERYTHING) || [...this.tags].some((tag) => touched.some((other) => meet(tag, other)));
  }
}

/** By table, the parts of its rows that the queries under way are about. */
type Parts = Readonly<Record<string, readonly string[]>>;

const current = new AsyncLocalStorage<{ reading: Reading; parts: Parts | null }>();

/** Runs `work`; every statement that it sends is noted in `reading`. */
export function readInto<Result>(reading: Reading, work: () => Promise<Result>): Promise<Result> {
  return current.run({ reading, parts: null }, work);
}

/**
 * Says that the queries of `work` read only rows with these keys of a table (id, vehicle id, slug), named as the triggers of the migrations name them:
 * `{ vehicles: ["slug/urus"] }`. Then a write to other rows does not make the answer stale. Without it, and for an empty list, a query reads the whole of
 * each table that it names. No other condition may be a part: a row can come to meet it without its key being known beforehand.
 */
export function readingParts<Result>(parts: Parts, work: () => PromiseLike<Result>): PromiseLike<Result> {
  const outer = current.getStore();
  // Awaited inside: a query builder sends its statement only then.
  return outer
    ? current.run({ reading: outer.reading, parts: { ...outer.parts, ...parts } }, async () => await work())
    : work();
}

/** The answer being put together, or undefined where nobody keeps one. */
export const currentReading = (): Reading | undefined => current.getStore()?.reading;

/** Notes what a statement reads, before it is sent; gives its tags. */
export function noteRead(statement: string): readonly Tag[] {
  const store = current.getStore();
  if (!store) return [];
  const tags = tablesIn(statement).flatMap((table) => {
    const parts = store.parts?.[table] ?? [];
    return parts.length > 0 ? parts.map((part) => `${table}:${part}`) : [table];
  });
  for (const tag of tags) store.reading.note(tag);
  return tags;
}
