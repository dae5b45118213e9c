/**
 * What a response depends on, and what a write invalidates (docs/decisions/page-cache.md): a whole table (`vehicles`) or some of its rows
 * (`vehicles:slug/urus`). Database triggers emit the same tags. `*` means everything.
 */
export type Tag = string;

export const ALL_TAGS: Tag = "*";

/** Whether two tags have rows in common. The tag of a table overlaps each tag of its rows. */
export function tagsOverlap(one: Tag, other: Tag): boolean {
  if (one === other || one === ALL_TAGS || other === ALL_TAGS) return true;
  const [wide, narrow] = one.length < other.length ? [one, other] : [other, one];
  return narrow.startsWith(wide) && narrow[wide.length] === ":";
}

const TABLE_PATTERN = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const MAX_PARSED_STATEMENTS = 2000;
const tablesByStatement = new Map<string, readonly string[]>();

/** Returns the tables that a statement names. The result may also contain words that are no table. */
export function parseTables(statement: string): readonly string[] {
  const cachedTables = tablesByStatement.get(statement);
  if (cachedTables) return cachedTables;
  const tables = [...new Set([...statement.matchAll(TABLE_PATTERN)].map(([, name = ""]) => name.toLowerCase()))];
  if (tablesByStatement.size >= MAX_PARSED_STATEMENTS) tablesByStatement.clear();
  tablesByStatement.set(statement, tables);
  return tables;
}
