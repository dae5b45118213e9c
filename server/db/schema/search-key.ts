import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * What a search looks into of a row: the column that the database makes of its texts (`domain/search-keys.ts`). No table of ours names it, since
 * every `select()` would read it and every logged row hold it; the migrations say which texts are in it.
 */
export const searchKeyColumn = (table: PgTable): SQL => sql`${table}.search_key`;

/** The same of texts that no such column holds. */
export const buildSearchKey = (...texts: SQLWrapper[]): SQL => sql`search_key_of(${sql.join(texts, sql` || ' ' || `)})`;
