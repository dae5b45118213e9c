import { and, asc, count, desc, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchTerms } from "#domain/phone-digits.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable } from "#server/db/client.ts";

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
/** What a text is looked for in: a column, or what is made of the row. */
export type Searched = AnyPgColumn | SQL;
/** A reading of one table: equality filters (several values of one column mean any of them), order, and a window. */
export interface ListQuery {
  filters: RowFilter[];
  /** Words, each to be found in any of these columns, without regard to case; a phone in `phones`, however it is written. */
  search?: { columns: Searched[]; phones?: AnyPgColumn[]; text: string };
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
  const { columns, phones = [], text } = search;
  const holds = (column: Searched, word: string) => ilike(column, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return and(
    ...searchTerms(text).map(({ words, phone }) =>
      or(
        and(...words.map((word) => or(...columns.map((column) => holds(column, word))))),
        ...(phone ? phones.map((column) => holds(column, phone)) : []),
      ),
    ),
  );
}

/** Texts are ordered without regard to case, alike on both engines, whatever their own collation. */
function sortKey(column: AnyPgColumn): AnyPgColumn | SQL {
  return column.columnType === "PgText" ? sql`lower(${column}) collate "C"` : column;
}
