import type { QueryResult } from "pg";
import { currentReading, noteRead, Reading } from "#server/freshness/reading.ts";
import { TaggedCache } from "#server/freshness/tagged-cache.ts";
import type { Tag } from "#server/freshness/tags.ts";
import type { Touches } from "#server/freshness/touches.ts";

const MOST_RESULTS = 1000;
/** Cells of all results together, a few hundred bytes each at the very most. */
const MOST_CELLS = 100_000;
/** A write on a process that nobody hears of is seen after this. */
const LIFETIME_MS = 60_000;

/** Answers that are the same until something is written: whatever asks for the time, chance or a lock is none. */
const REPEATABLE =
  /^\s*\(?\s*select\b(?![\s\S]*\b(?:now\(|current_|localtime|clock_timestamp|random\(|for\s+(?:no\s+key\s+)?(?:update|share)))/i;

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Answers to the queries of public pages, until a write touches what they read: what two pages both ask is asked once. Only an answer that may itself
 * be kept is put together with it (`Reading.remembers`); whoever writes asks the database.
 */
export class QueryMemory {
  readonly #results = new TaggedCache<QueryResult>({
    maxEntries: MOST_RESULTS,
    maxSize: MOST_CELLS,
    lifetimeMs: LIFETIME_MS,
  });
  /** Queries on their way: who asks the same waits for the same answer. */
  readonly #asked = new Map<string, { reading: Reading; result: Promise<QueryResult> }>();
  readonly #repeatable = new Map<string, boolean>();
  readonly #touches: Touches;

  constructor(touches: Touches) {
    this.#touches = touches;
    touches.listen({
      touched: (tags) => this.#results.touch(tags),
      doubted: () => this.#results.clear(),
    });
  }

  clear(): void {
    this.#results.clear();
  }

  /** The answer from memory, or from `send`. */
  async answer({ text, values }: Statement, send: () => Promise<QueryResult>): Promise<QueryResult> {
    if (!currentReading()?.remembers || !this.#isRepeatable(text)) return send();
    const key = `${text}\n${JSON.stringify(values)}`;
    const tags = noteRead(text);
    const known = this.#results.get(key);
    if (known) return known;
    const asked = this.#asked.get(key);
    if (asked && !asked.reading.stale) return asked.result;
    return this.#ask(key, tags, send);
  }

  #ask(key: string, tags: readonly Tag[], send: () => Promise<QueryResult>): Promise<QueryResult> {
    // Followed by itself: the page may go on reading for long after this query.
    const reading = new Reading();
    for (const tag of tags) reading.tags.add(tag);
    const result = this.#touches.during(reading, async () => {
      const answer = await send();
      if (!reading.stale) this.#results.set(key, answer, tags, cellsOf(answer) + 1);
      return answer;
    });
    const asked = { reading, result };
    this.#asked.set(key, asked);
    const forget = () => {
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
    };
    result.then(forget, forget);
    return result;
  }

  #isRepeatable(text: string): boolean {
    const known = this.#repeatable.get(text);
    if (known !== undefined) return known;
    if (this.#repeatable.size >= MOST_RESULTS) this.#repeatable.clear();
    const repeatable = REPEATABLE.test(text);
    this.#repeatable.set(text, repeatable);
    return repeatable;
  }
}

const cellsOf = ({ rows, fields }: QueryResult): number => rows.length * fields.length;
