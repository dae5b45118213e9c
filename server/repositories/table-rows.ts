import { and, asc, count, desc, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchTerms } from "#domain/phone-digits.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { searchedWords, searchKeys } from "#domain/search-text.ts";
import type { Queryable } from "#server/db/client.ts";
import { searchKeyOfText } from "#server/db/schema.ts";

export interface RowFilter {
  column: AnyPgColumn;
  value: string | number | boolean;
}
export interface RowOrder {
  column: AnyPgColumn;
  descending: boolean;
}
/** Instants or days of a column from one on and before another; an end that is absent is open. */
export interface RowSpan {
  column: AnyPgColumn;
  from?: Date | CivilDate | undefined;
  before?: Date | CivilDate | undefined;
}
/** A reading of one table: equality filters (several values of one column mean any of them), order, and a window. */
export interface ListQuery {
  filters: RowFilter[];
  /** Words, each to be found in any of these keys (server/db/schema/search-key.ts), however it is written; a phone in `phones`. */
  search?: { keys: readonly SQL[]; phones?: readonly AnyPgColumn[]; text: string } | undefined;
  spans?: RowSpan[];
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
  const where = and(visible, conditionOf(listQuery));
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    // Rows that the order leaves alike keep theirs from window to window: none is given twice, none is left out.
    .orderBy(...orderOf(listQuery), table.id)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(where);
  return { rows: rows as Table["$inferSelect"][], total: counted?.total ?? 0 };
}

/** What a reading narrows to, as one condition. */
export function conditionOf({ filters, search, spans = [] }: RowNarrowing): SQL | undefined {
  return and(...matching(filters), ...spans.map(within), containing(search));
}

/** Which rows a reading is about. */
export type RowNarrowing = Pick<ListQuery, "filters" | "search" | "spans">;

function within({ column, from, before }: RowSpan): SQL | undefined {
  return and(from === undefined ? undefined : gte(column, from), before === undefined ? undefined : lt(column, before));
}

/** The order of a reading. */
export function orderOf({ order }: Pick<ListQuery, "order">): SQL[] {
  return order.map(({ column, descending }) => (descending ? desc : asc)(sortKey(column)));
}

function matching(filters: readonly RowFilter[]): SQL[] {
  return [...Map.groupBy(filters, ({ column }) => column)].map(([column, wanted]) =>
    inArray(
      column,
      wanted.map(({ value }) => value),
    ),
  );
}

function containing(search: ListQuery["search"]): SQL | undefined {
  if (!search) return undefined;
  const { keys, phones = [], text } = search;
  const terms = searchTerms(text).flatMap(({ words, phone }) => {
    const spelt = words.flatMap(searchedWords);
    if (spelt.length === 0) return [];
    const found = spelt.map((spellings) => or(...spellings.flatMap((word) => keys.map((key) => holds(key, word)))));
    return [or(and(...found), ...(phone ? phones.map((column) => holds(column, phone)) : []))];
  });
  return and(...terms);
}

/** What an index of trigrams knows: three letters or digits in a row. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** A shorter word is asked in a way that no index answers: the one of trigrams would be read whole for it. */
function holds(key: SQL | AnyPgColumn, word: string): SQL {
  if (!INDEXED.test(word)) return sql`strpos(${key}, ${word}) > 0`;
  return sql`${key} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
}

/** Whether a text stands in another as a whole, however both are written. */
export function isPartOf(part: string, whole: SQLWrapper): SQL {
  const found = searchKeys(part)
    .filter(Boolean)
    .map((spelling) => sql`strpos(${searchKeyOfText(whole)}, ${spelling}) > 0`);
  return or(...found) ?? sql`false`;
}

/** Texts are ordered without regard to case, alike on both engines, whatever their own collation. */
function sortKey(column: AnyPgColumn): AnyPgColumn | SQL {
  return column.columnType === "PgText" ? sql`lower(${column}) collate "C"` : column;
}
