/**
 * What an answer shows, as a write names it (docs/decisions/page-cache.md): a table, `vehicles`, or a part of its rows, `vehicles:slug/urus`. Triggers of
 * the database write the same tags. `*` is everything.
 */
export type Tag = string;

export const ALL_TAGS: Tag = "*";

/** True when one tag is about rows of the other: a table is about each of its parts. */
export function tagsOverlap(one: Tag, other: Tag): boolean {
  if (one === other || one === ALL_TAGS || other === ALL_TAGS) return true;
  const [wide, narrow] = one.length < other.length ? [one, other] : [other, one];
  return narrow.startsWith(wide) && narrow[wide.length] === ":";
}

const TABLE_PATTERN = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const MAX_PARSED_STATEMENTS = 2000;
const tablesByStatement = new Map<string, readonly string[]>();

/** The tables that a statement names, with some words that are none. */
export function parseTables(statement: string): readonly string[] {
  const cachedTables = tablesByStatement.get(statement);
  if (cachedTables) return cachedTables;
  const tables = [...new Set([...statement.matchAll(TABLE_PATTERN)].map(([, name = ""]) => name.toLowerCase()))];
  if (tablesByStatement.size >= MAX_PARSED_STATEMENTS) tablesByStatement.clear();
  tablesByStatement.set(statement, tables);
  return tables;
}
