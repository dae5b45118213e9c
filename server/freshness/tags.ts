/**
 * What an answer shows, as a write names it (docs/decisions/page-cache.md): a table, `vehicles`, or a part of its rows, `vehicles:slug/urus`. Triggers of
 * the database write the same tags. `*` is everything.
 */
export type Tag = string;

export const EVERYTHING: Tag = "*";

/** True when one tag is about rows of the other: a table is about each of its parts. */
export function meet(one: Tag, other: Tag): boolean {
  if (one === other || one === EVERYTHING || other === EVERYTHING) return true;
  const [wide, narrow] = one.length < other.length ? [one, other] : [other, one];
  return narrow.startsWith(wide) && narrow[wide.length] === ":";
}

const TABLE = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const KEPT_STATEMENTS = 2000;
const tablesByStatement = new Map<string, readonly string[]>();

/** The tables that a statement names, with some words that are none. */
export function tablesIn(statement: string): readonly string[] {
  const known = tablesByStatement.get(statement);
  if (known) return known;
  const tables = [...new Set([...statement.matchAll(TABLE)].map(([, name = ""]) => name.toLowerCase()))];
  if (tablesByStatement.size >= KEPT_STATEMENTS) tablesByStatement.clear();
  tablesByStatement.set(statement, tables);
  return tables;
}
