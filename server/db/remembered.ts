import type { QueryMemory } from "./query-memory.ts";

const memories = new WeakMap<object, QueryMemory>();

/** Says what answers of a database are remembered in; its transactions remember nothing. */
export function rememberIn(memory: QueryMemory, db: object): void {
  memories.set(db, memory);
}

/**
 * A repository's read whose answer pages get from memory, as it is put together, until a write touches what it has read: neither is the statement built
 * nor are rows turned into objects again. The same object goes to all, so nobody changes it. For reads that depend on their arguments alone; `name`
 * is the read's own.
 */
export function remembered<Handle extends object, Arguments extends readonly unknown[], Answer>(
  name: string,
  read: (db: Handle, ...args: Arguments) => Promise<Answer>,
): (db: Handle, ...args: Arguments) => Promise<Answer> {
  return (db, ...args) => {
    const memory = memories.get(db);
    return memory ? memory.recall(`${name} ${JSON.stringify(args)}`, () => read(db, ...args)) : read(db, ...args);
  };
}
