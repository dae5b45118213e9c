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
/** Instants or days of a column from one on and before another; an end that is absent is open. */
export interface RowRange {
  column: AnyPgColumn;
  from?: Date | CivilDate | undefined;
  until?: Date | CivilDate | undefined;
}
/** A reading of one table: equality filters (several values of one column mean any of them), order, and a window. */
export interface ListQuery {
  filters: RowFilter[];
  /** Words, each to be found in any of these keys (server/db/schema/search-key.ts), however it is written; a phone in `phones`. */
  search?: { keys: readonly SQL[]; phones?: readonly AnyPgColumn[]; text: string } | undefined;
  ranges?: RowRange[];
  order: RowOrder[];
  limit: number;
  offset: number;
}

/** The rows of a table as stored, and how many there are without the window. `visible` narrows what this caller may see at all. */
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
    // Rows that the order leaves alike keep theirs from window to window: none is given twice, none is left out.
    .orderBy(...toOrder(listQuery), table.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where);
  return { rows: rows as Table["$inferSelect"][], total: counted?.total ?? 0 };
}

/** What a reading narrows to, as one condition. */
export function toCondition({ filters, search, ranges = [] }: ListQueryFilters): SQL | undefined {
  return and(...toEqualityConditions(filters), ...ranges.map(toRangeCondition), toSearchCondition(search));
}

/** Which rows a reading is about. */
export type ListQueryFilters = Pick<ListQuery, "filters" | "search" | "ranges">;

function toRangeCondition({ column, from, until }: RowRange): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), until === undefined ? undefined : lt(column, until));
}

/** The order of a reading. */
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

/** What an index of trigrams knows: three letters or digits in a row. */
const TRIGRAM_INDEXABLE = /[\p{L}\p{N}]{3}/u;

/** A shorter word is asked in a way that no index answers: the one of trigrams would be read whole for it. */
function keyContains(key: SQL | AnyPgColumn, word: string): SQL {
  if (!TRIGRAM_INDEXABLE.test(word)) return sql`strpos(${key}, ${word}) > 0`;
  return sql`${key} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
}

/** Whether a text stands in another as a whole, however both are written. */
export function containsText(part: string, text: SQLWrapper): SQL {
  const wordConditions = toSearchKeys(part)
    .filter(Boolean)
    .map((spelling) => sql`strpos(${buildSearchKey(text)}, ${spelling}) > 0`);
  return or(...wordConditions) ?? sql`false`;
}

/** Texts are ordered without regard to case, alike on both engines, whatever their own collation. */
function toSortKey(column: AnyPgColumn): AnyPgColumn | SQL {
  return column.columnType === "PgText" ? sql`lower(${column}) collate "C"` : column;
}
