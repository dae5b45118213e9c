import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { searchKeys } from "#domain/search-text.ts";

/**
 * What a search looks into of a row: the column that the database makes of its texts (`domain/search-text.ts`). No table of ours names it, since
 * every `select()` would read it and every logged row hold it; the migrations say which texts are in it.
 */
export const searchKeyOf = (table: PgTable): SQL => sql`${table}.search_key`;

/** The same of a text that no such column holds. */
export const searchKeyOfText = (text: SQLWrapper): SQL => sql`search_key_of(${text})`;

/** Whether a text stands in another as a whole, however both are written. */
export function isPartOf(part: string, whole: SQLWrapper): SQL {
  const found = searchKeys(part)
    .filter(Boolean)
    .map((spelling) => sql`strpos(${searchKeyOfText(whole)}, ${spelling}) > 0`);
  return or(...found) ?? sql`false`;
}
