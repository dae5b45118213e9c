import type { QueryCache } from "./query-cache.ts";

/** A cached result. Several pages share it, so no page may change it. */
export type DeepReadonly<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

/** The type of the arguments of a cached query. Arguments that contain a `Date` are not assignable to it. */
type WithoutDates<Value> = Value extends Date
  ? never
  : Value extends object
    ? { [Name in keyof Value]: WithoutDates<Value[Name]> }
    : Value;

const cachesByDatabase = new WeakMap<object, QueryCache>();

/** Attaches a query cache to a database. Transactions have none. */
export function setQueryCache(queryCache: QueryCache, db: object): void {
  cachesByDatabase.set(db, queryCache);
}

/**
 * Wraps a read function of a repository, so that public pages share its result until a write changes the rows that it read. A cached result also
 * saves building the statement and mapping its rows. The result must depend on the arguments alone. No argument may be a `Date`: the current time
 * would make every cache key unique. `name` must be unique.
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

/**
 * Freezes the result in tests and development, so that code that changes a shared result throws. Production skips this for speed. `env` may be
 * missing, because benchmarks run without Vite.
 */
function freezeInDevelopment<Answer>(answer: Answer): DeepReadonly<Answer> {
  if (import.meta.env?.DEV) freezeDeep(answer);
  return answer as DeepReadonly<Answer>;
}

function freezeDeep(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
}
