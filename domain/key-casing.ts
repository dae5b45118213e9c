type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail> & string>}` : Key;
type SnakeKey<Key> = Key extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeKey<Rest>}`
    : `_${Lowercase<First>}${SnakeKey<Rest>}`
  : Key;

/** A body of the API under the names our own code uses. */
export type CamelCased<Body> = { [Key in keyof Body as CamelKey<Key>]: Body[Key] };
/** A stored row under the names the API and the log of changes use. */
export type SnakeCased<Row> = { [Key in keyof Row as SnakeKey<Key>]: Row[Key] };

/** "price_unit" becomes "priceUnit"; what the values hold keeps its own names. */
export function toCamelCase<Body extends object>(body: Body): CamelCased<Body> {
  return renameKeys(body, (key) =>
    key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelCased<Body>;
}

/** "priceUnit" becomes "price_unit"; what the values hold keeps its own names. */
export function toSnakeCase<Row extends object>(row: Row): SnakeCased<Row> {
  return renameKeys(row, (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as SnakeCased<Row>;
}

function renameKeys(object: object, rename: (key: string) => string): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]));
}
