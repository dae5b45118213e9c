type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail> & string>}` : Key;
type SnakeKey<Key> = Key extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeKey<Rest>}`
    : `_${Lowercase<First>}${SnakeKey<Rest>}`
  : Key;

/** An API body with camelCase keys. */
export type CamelCased<Body> = { [Key in keyof Body as CamelKey<Key>]: Body[Key] };
/** A stored row with the snake_case keys of the API and the audit log. */
export type SnakeCased<Row> = { [Key in keyof Row as SnakeKey<Key>]: Row[Key] };

/** Converts top-level keys ("price_unit" to "priceUnit"). Nested keys stay unchanged. */
export function toCamelCase<Body extends object>(body: Body): CamelCased<Body> {
  return renameKeys(body, (key) =>
    key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelCased<Body>;
}

/** Converts top-level keys ("priceUnit" to "price_unit"). Nested keys stay unchanged. */
export function toSnakeCase<Row extends object>(row: Row): SnakeCased<Row> {
  return renameKeys(row, (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as SnakeCased<Row>;
}

function renameKeys(object: object, rename: (key: string) => string): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]));
}
