import { LRUCache } from "lru-cache";
import { ALL_TAGS, type Tag } from "./tags.ts";

interface TaggedEntry<Value> {
  value: Value;
  tags: readonly Tag[];
}

export interface TaggedCacheLimits {
  maxEntries: number;
  /** Maximum sum of all sizes, in the unit of `resize`. */
  maxSize: number;
  ttlMs: number;
}

/** An LRU cache of values derived from the database; a write invalidates the entries that depend on the changed rows. */
export class TaggedCache<Value extends object> {
  readonly #entries: LRUCache<string, TaggedEntry<Value>>;
  /** The keys of entries, by table and tag. */
  readonly #tables = new Map<string, Map<Tag, Set<string>>>();

  constructor({ maxEntries, maxSize, ttlMs }: TaggedCacheLimits) {
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize,
      ttl: ttlMs,
      dispose: ({ tags }, key) => this.#removeFromIndex(key, tags),
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value, tags: readonly Tag[], size: number): void {
    this.#entries.delete(key);
    for (const tag of tags) {
      const byTag = getOrCreate(this.#tables, toTable(tag), () => new Map<Tag, Set<string>>());
      getOrCreate(byTag, tag, () => new Set<string>()).add(key);
    }
    this.#entries.set(key, { value, tags }, { size });
  }

  /** Records the new size of an entry's value. */
  resize(key: string, value: Value, size: number): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, entry, { size, noUpdateTTL: true });
  }

  values(): Value[] {
    return [...this.#entries.values()].map(({ value }) => value);
  }

  /** Removes all entries that depend on any of these tags. */
  invalidate(tags: readonly Tag[]): void {
    if (tags.includes(ALL_TAGS)) this.clear();
    for (const tag of tags) {
      const table = toTable(tag);
      const byTag = this.#tables.get(table);
      if (!byTag) continue;
      const sets = tag === table ? [...byTag.values()] : [byTag.get(table), byTag.get(tag)];
      for (const key of sets.flatMap((keys) => [...(keys ?? [])])) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  #removeFromIndex(key: string, tags: readonly Tag[]): void {
    for (const tag of tags) {
      const table = toTable(tag);
      const byTag = this.#tables.get(table);
      const keys = byTag?.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag?.delete(tag);
      if (byTag?.size === 0) this.#tables.delete(table);
    }
  }
}

const toTable = (tag: Tag): string => tag.split(":", 1)[0] ?? tag;

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = make();
  map.set(key, created);
  return created;
}
