import type { QueryCache } from "./query-cache.ts";

/** An answer that several pages share. */
export type DeepReadonly<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

/** The same arguments without instants; not assignable from arguments that hold one. */
type WithoutDates<Value> = Value extends Date
  ? never
  : Value extends object
    ? { [Name in keyof Value]: WithoutDates<Value[Name]> }
    : Value;

const cachesByDatabase = new WeakMap<object, QueryCache>();

/** Gives a database its memory. Transactions have none. */
export function setQueryCache(queryCache: QueryCache, db: object): void {
  cachesByDatabase.set(db, queryCache);
}

/**
 * A repository's read whose answer public pages share until a write touches the rows it was read from. The answer is stored as the repository returns it,
 * which also saves building the statement and mapping its rows. It depends on its arguments alone, and none may be a `Date`: the current time would make
 * every key a new one. `name` is unique.
 */
export function cachedQuery<Handle extends object, Arguments extends readonly unknown[], Answer>(
  name: string,
  read: ((db: Handle, ...args: Arguments) => Promise<Answer>) &
    (Arguments extends WithoutDates<Arguments> ? unknown : "a remembered read takes no Date"),
): (db: Handle, ...args: Arguments) => Promise<DeepReadonly<Answer>> {
  return (db, ...args) => {
    const readFrozen = async () => freezeInDevelopment(await read(db, ...args));
    return cachesByDatabase.get(db)?.getOrLoad(`${name} ${JSON.stringify(args)}`, readFrozen) ?? readFrozen();
  };
}

/** Tests and development find whoever changes a shared answer; in production freezing would only cost time. Benches run without Vite, and so without its `env`. */
function freezeInDevelopment<Answer>(answer: Answer): DeepReadonly<Answer> {
  if (import.meta.env?.DEV) freezeDeep(answer);
  return answer as DeepReadonly<Answer>;
}

function freezeDeep(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
}
