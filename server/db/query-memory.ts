import { currentReading, Reading, readInto } from "#server/freshness/reading.ts";
import { TaggedCache } from "#server/freshness/tagged-cache.ts";
import type { Tag } from "#server/freshness/tags.ts";
import type { Touches } from "#server/freshness/touches.ts";

const MOST_ANSWERS = 2000;
/** Characters of all answers together, written as JSON. */
const MOST_CHARACTERS = 4_000_000;
/** If a process misses the notification of a write, it still shows the write after this. */
const LIFETIME_MS = 60_000;

interface StoredAnswer {
  tags: readonly Tag[];
  answer: unknown;
}

/** Answers of `remembered` reads until a write touches the rows they were read from. Several requests for the same answer share one query. */
export class QueryMemory {
  readonly #answers = new TaggedCache<StoredAnswer>({
    maxEntries: MOST_ANSWERS,
    maxSize: MOST_CHARACTERS,
    lifetimeMs: LIFETIME_MS,
  });
  readonly #pending = new Map<string, { reading: Reading; answer: Promise<unknown> }>();
  readonly #touches: Touches;

  constructor(touches: Touches) {
    this.#touches = touches;
    touches.listen({
      touched: (tags) => this.#answers.touch(tags),
      doubted: () => this.#answers.clear(),
    });
  }

  get count(): number {
    return this.#answers.count;
  }

  clear(): void {
    this.#answers.clear();
  }

  /** The stored answer of a key, or what `read` returns. Only pages that are themselves cached use stored answers. */
  async recall<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const page = currentReading();
    // An answer from a standby may be older than the primary's, so other pages don't get it.
    if (!page?.remembers || page.source) return read();
    const stored = this.#answers.get(key);
    if (stored) {
      for (const tag of stored.tags) page.note(tag);
      return stored.answer as Answer;
    }
    const pending = this.#pending.get(key);
    if (pending && !pending.reading.stale) {
      pending.reading.becomesPartOf(page);
      return pending.answer as Promise<Answer>;
    }
    return this.#read(key, page, read);
  }

  async #read<Answer>(key: string, page: Reading, read: () => Promise<Answer>): Promise<Answer> {
    // A reading of its own, because the page may go on reading long after this answer is stored.
    const reading = new Reading();
    reading.becomesPartOf(page);
    const answer = this.#touches.during(reading, async () => {
      const found = await readInto(reading, read);
      const tags = [...reading.tags];
      if (!reading.stale) this.#answers.set(key, { tags, answer: found }, tags, sizeOf(found));
      return found;
    });
    const pending = { reading, answer };
    this.#pending.set(key, pending);
    try {
      return await answer;
    } finally {
      page.queries += reading.queries;
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }
}

const sizeOf = (answer: unknown): number => (JSON.stringify(answer)?.length ?? 0) + 1;
