import type { QueryResult } from "pg";
import { currentReading, partsKey, Reading, readPart } from "#server/freshness/reading.ts";
import { TaggedCache } from "#server/freshness/tagged-cache.ts";
import type { Tag } from "#server/freshness/tags.ts";
import type { Touches } from "#server/freshness/touches.ts";

const MOST_ANSWERS = 2000;
/** Characters of all answers together, written as JSON. */
const MOST_CHARACTERS = 4_000_000;
/** A write on a process that nobody hears of is seen after this. */
const LIFETIME_MS = 60_000;

/** Answers that are the same until something is written: whatever asks for the time, chance or a lock is none. */
const REPEATABLE =
  /^\s*\(?\s*select\b(?![\s\S]*\b(?:now\(|current_|localtime|clock_timestamp|random\(|for\s+(?:no\s+key\s+)?(?:update|share)))/i;

export interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Remembered {
  tags: readonly Tag[];
  answer: unknown;
}

/**
 * Answers to what public pages read, until a write touches it: what two pages both ask is asked once. Only an answer that may itself
 * be kept is put together with it (`Reading.remembers`); whoever writes asks the database.
 */
export class QueryMemory {
  readonly #answers = new TaggedCache<Remembered>({
    maxEntries: MOST_ANSWERS,
    maxSize: MOST_CHARACTERS,
    lifetimeMs: LIFETIME_MS,
  });
  /** What is on its way: who asks the same waits for the same answer. */
  readonly #asked = new Map<string, { reading: Reading; answer: Promise<unknown> }>();
  readonly #repeatable = new Map<string, boolean>();
  readonly #touches: Touches;

  constructor(touches: Touches) {
    this.#touches = touches;
    touches.listen({
      touched: (tags) => this.#answers.touch(tags),
      doubted: () => this.#answers.clear(),
    });
  }

  clear(): void {
    this.#answers.clear();
  }

  /** The result of a statement from memory, or from `send`. */
  answer({ text, values }: Statement, send: () => Promise<QueryResult>): Promise<QueryResult> {
    if (!currentReading()?.remembers || !this.#isRepeatable(text)) return send();
    return this.recall(`${text}\n${JSON.stringify(values)}`, send, ({ rows }) => rows);
  }

  /** The answer to a question from memory, or what `read` comes to, a promise for all who ask it meanwhile. `measured` is what takes memory of it. */
  async recall<Answer>(
    question: string,
    read: () => Promise<Answer>,
    measured: (answer: Answer) => unknown = (answer) => answer,
  ): Promise<Answer> {
    const whole = currentReading();
    // What is read elsewhere than from the primary is that page's alone.
    if (!whole?.remembers || whole.source) return read();
    const key = `${question}\n${partsKey()}`;
    const known = this.#answers.get(key);
    if (known) {
      for (const tag of known.tags) whole.note(tag);
      return known.answer as Answer;
    }
    const asked = this.#asked.get(key);
    if (asked && !asked.reading.stale) {
      asked.reading.becomesPartOf(whole);
      return asked.answer as Promise<Answer>;
    }
    return this.#ask(key, whole, read, measured);
  }

  async #ask<Answer>(
    key: string,
    whole: Reading,
    read: () => Promise<Answer>,
    measured: (answer: Answer) => unknown,
  ): Promise<Answer> {
    // Followed by itself: the page may go on reading for long after this.
    const reading = new Reading();
    reading.becomesPartOf(whole);
    const answer = this.#touches.during(reading, async () => {
      const found = await readPart(reading, read);
      if (Array.isArray(found)) Object.freeze(found);
      const tags = [...reading.tags];
      if (!reading.stale) this.#answers.set(key, { tags, answer: found }, tags, sizeOf(measured(found)));
      return found;
    });
    const asked = { reading, answer };
    this.#asked.set(key, asked);
    try {
      return await answer;
    } finally {
      whole.queries += reading.queries;
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
    }
  }

  #isRepeatable(text: string): boolean {
    const known = this.#repeatable.get(text);
    if (known !== undefined) return known;
    if (this.#repeatable.size >= MOST_ANSWERS) this.#repeatable.clear();
    const repeatable = REPEATABLE.test(text);
    this.#repeatable.set(text, repeatable);
    return repeatable;
  }
}

const sizeOf = (answer: unknown): number => (JSON.stringify(answer)?.length ?? 0) + 1;
