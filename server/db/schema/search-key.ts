import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * The text of a row in which a search looks for words: a column that the database generates, with the same rules as `domain/search-keys.ts`. The
 * Drizzle tables do not declare the column, because every `select()` and every audited row would include it. The migrations define which texts the
 * column contains.
 */
export const searchKeyColumn = (table: PgTable): SQL => sql`${table}.search_key`;

/** Builds a search key from any texts, for tables and joined columns that have no `search_key` column. */
export const buildSearchKey = (...texts: SQLWrapper[]): SQL => sql`search_key_of(${sql.join(texts, sql` || ' ' || `)})`;
