import { and, asc, count, desc, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { parseSearchTerms } from "#domain/phone-digits.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { parseSearchWords, toSearchKeys } from "#domain/search-keys.ts";
import type { Queryable } from "#server/db/client.ts";
import { buildSearchKey } from "#server/db/schema.ts";

export interface RowFilter {
  column: AnyPgColumn;
  value: string | number | boolean;
}
export interface RowOrder {
  column: AnyPgColumn;
  descending: boolean;
}
/** A half-open range of instants or days in a column. A missing end means no limit. */
export interface RowRange {
  column: AnyPgColumn;
  from?: Date | CivilDate | undefined;
  until?: Date | CivilDate | undefined;
}
/** A query of one table: filters, search, order, limit and offset. A filter with several values matches rows with any of the values. */
export interface ListQuery {
  filters: RowFilter[];
  /**
   * A search text. Each of its words must occur in one of the `keys` (server/db/schema/search-key.ts), in any spelling, or match one of the `phones`
   * by its digits.
   */
  search?: { keys: readonly SQL[]; phones?: readonly AnyPgColumn[]; text: string } | undefined;
  ranges?: RowRange[];
  order: RowOrder[];
  limit: number;
  offset: number;
}

/**
 * Returns the rows of a table that match a list query, and the number of matching rows without limit and offset. `visible` is the condition of the
 * rows that this caller may see.
 */
export async function readTableRows<Table extends PgTable & { id: AnyPgColumn }>(
  db: Queryable,
  table: Table,
  listQuery: ListQuery,
  visible?: SQL,
): Promise<{ rows: Table["$inferSelect"][]; total: number }> {
  const where = and(visible, toCondition(listQuery));
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    // Order by id last: rows that are otherwise equal need a fixed order, so that no row is on two pages or on none.
    .orderBy(...toOrder(listQuery), table.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where);
  return { rows: rows as Table["$inferSelect"][], total: counted?.total ?? 0 };
}

/** Returns filters, search and ranges of a list query as one SQL condition. */
export function toCondition({ filters, search, ranges = [] }: ListQueryFilters): SQL | undefined {
  return and(...toEqualityConditions(filters), ...ranges.map(toRangeCondition), toSearchCondition(search));
}

/** The part of a list query that selects rows. */
export type ListQueryFilters = Pick<ListQuery, "filters" | "search" | "ranges">;

function toRangeCondition({ column, from, until }: RowRange): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), until === undefined ? undefined : lt(column, until));
}

/** Returns the order of a list query as SQL expressions. */
export function toOrder({ order }: Pick<ListQuery, "order">): SQL[] {
  return order.map(({ column, descending }) => (descending ? desc : asc)(toSortKey(column)));
}

function toEqualityConditions(filters: readonly RowFilter[]): SQL[] {
  return [...Map.groupBy(filters, ({ column }) => column)].map(([column, columnFilters]) =>
    inArray(
      column,
      columnFilters.map(({ value }) => value),
    ),
  );
}

function toSearchCondition(search: ListQuery["search"]): SQL | undefined {
  if (!search) return undefined;
  const { keys, phones = [], text } = search;
  const terms = parseSearchTerms(text).flatMap(({ words, phone }) => {
    const wordSpellings = words.flatMap(parseSearchWords);
    if (wordSpellings.length === 0) return [];
    const wordConditions = wordSpellings.map((spellings) =>
      or(...spellings.flatMap((word) => keys.map((key) => keyContains(key, word)))),
    );
    return [or(and(...wordConditions), ...(phone ? phones.map((column) => keyContains(column, phone)) : []))];
  });
  return and(...terms);
}

/** Texts that a trigram index can find: they contain three consecutive letters or digits. */
const TRIGRAM_INDEXABLE = /[\p{L}\p{N}]{3}/u;

/**
 * Whether a search key contains a word. For a word that is too short for the trigram index, the condition avoids the index, because PostgreSQL would
 * scan the whole index.
 */
function keyContains(key: SQL | AnyPgColumn, word: string): SQL {
  if (!TRIGRAM_INDEXABLE.test(word)) return sql`strpos(${key}, ${word}) > 0`;
  return sql`${key} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
}

/** Whether one text contains another, ignoring case and accents. */
export function containsText(part: string, text: SQLWrapper): SQL {
  const wordConditions = toSearchKeys(part)
    .filter(Boolean)
    .map((spelling) => sql`strpos(${buildSearchKey(text)}, ${spelling}) > 0`);
  return or(...wordConditions) ?? sql`false`;
}

/**
 * Returns the expression by which to sort a column. Texts are sorted without regard to case and with a fixed collation, so that both database engines
 * sort alike.
 */
function toSortKey(column: AnyPgColumn): AnyPgColumn | SQL {
  return column.columnType === "PgText" ? sql`lower(${column}) collate "C"` : column;
}
