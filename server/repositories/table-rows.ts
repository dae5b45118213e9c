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
/** A half-open range of a column's instants or days; an absent end is open. */
export interface RowRange {
  column: AnyPgColumn;
  from?: Date | CivilDate | undefined;
  until?: Date | CivilDate | undefined;
}
/** A query of one table: equality filters (several values of a column mean any of them), order, limit and offset. */
export interface ListQuery {
  filters: RowFilter[];
  /** Words that must all occur in one of these keys (server/db/schema/search-key.ts), however they are spelled; `phones` match by digits. */
  search?: { keys: readonly SQL[]; phones?: readonly AnyPgColumn[]; text: string } | undefined;
  ranges?: RowRange[];
  order: RowOrder[];
  limit: number;
  offset: number;
}

/** Returns a table's stored rows and their total number. `visible` restricts the rows that this caller may see. */
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
    // Rows that compare equal need a stable order, so that pages neither repeat nor skip one.
    .orderBy(...toOrder(listQuery), table.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where);
  return { rows: rows as Table["$inferSelect"][], total: counted?.total ?? 0 };
}

/** Returns the query's filters, search and ranges as one condition. */
export function toCondition({ filters, search, ranges = [] }: ListQueryFilters): SQL | undefined {
  return and(...toEqualityConditions(filters), ...ranges.map(toRangeCondition), toSearchCondition(search));
}

/** The part of a list query that selects rows. */
export type ListQueryFilters = Pick<ListQuery, "filters" | "search" | "ranges">;

function toRangeCondition({ column, from, until }: RowRange): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), until === undefined ? undefined : lt(column, until));
}

/** Returns the query's order. */
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

/** What a trigram index can find: three letters or digits in a row. */
const TRIGRAM_INDEXABLE = /[\p{L}\p{N}]{3}/u;

/** A shorter word uses an expression without an index: the trigram index would be scanned completely. */
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

/** Texts are sorted case-insensitively, the same on both engines, independent of their collation. */
function toSortKey(column: AnyPgColumn): AnyPgColumn | SQL {
  return column.columnType === "PgText" ? sql`lower(${column}) collate "C"` : column;
}
