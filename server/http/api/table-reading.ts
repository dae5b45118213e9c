import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import {
  DEFAULT_LIMIT,
  LONGEST_SEARCH,
  MOST_ROWS_AT_ONCE,
  MOST_ROWS_BEFORE,
  UNKNOWN_VALUE,
} from "#domain/api/table-query.ts";
import { atMostCharacters } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import { addDays, type CivilDate, isCivilDate, toInstant } from "#domain/rental-period/civil-time.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import type { ListQuery, RowOrder, RowSpan } from "#server/repositories/table-rows.ts";

/** How the text of a query parameter becomes a value of its column. */
type ColumnKind = "text" | "number" | "boolean" | "uuid" | "euros" | "order-only" | "days-only";

export interface ReadableColumn {
  column: AnyPgColumn;
  kind: ColumnKind;
  /** Of an instant or a day: it is narrowed to days by this name with `_from` and `_to`. */
  days?: string;
}

/** What `q` looks into: keys of texts (server/db/schema/search-key.ts), and phones by their digits. */
export interface SearchedTexts {
  kind: "searched";
  keys: readonly SQL[];
  phones?: readonly AnyPgColumn[];
}

/** The columns of a table that callers may filter and order by, under the names the API gives them, and what `q` looks into (product.md#api). */
export type ReadableColumns = Record<string, ReadableColumn | SearchedTexts>;

const wholeNumber = z.string().regex(/^\d{1,9}$/);

/**
 * Reads column filters, `q` (a text to be found), `order` (`name`, `-created_at`, several by comma), `limit`
 * (1–1000, 200 unless told) and `offset` from a query (product.md#api); with a time zone also the days that a column is narrowed to. Throws
 * "invalid" with one problem for each wrong or unknown parameter.
 */
export function parseListQuery(
  query: Record<string, string[]>,
  columns: ReadableColumns,
  order: string,
  timeZone?: string,
): ListQuery {
  const problems: FieldProblem[] = [];
  const spans: RowSpan[] = [];
  const listQuery: ListQuery = {
    filters: [],
    spans,
    order: parseOrder(query.order?.[0] ?? order, columns, problems),
    limit: parseCount(query.limit?.[0], "limit", 1, MOST_ROWS_AT_ONCE, DEFAULT_LIMIT, problems),
    offset: parseCount(query.offset?.[0], "offset", 0, MOST_ROWS_BEFORE, 0, problems),
  };
  for (const [name, values] of Object.entries(query)) {
    if (name === "order" || name === "limit" || name === "offset") continue;
    const ranged = timeZone === undefined ? undefined : rangedColumn(columns, name);
    if (timeZone !== undefined && ranged) {
      if (isCivilDate(values[0] ?? "")) spans.push(spanOf(ranged, name, values[0] ?? "", timeZone));
      else problems.push({ path: name, message: "Indica un giorno come 2026-12-31." });
      continue;
    }
    if (name === "q") {
      parseSearch(values[0]?.trim() ?? "", columns, listQuery, problems);
      continue;
    }
    const readable = columnOf(columns, name);
    if (!readable) {
      problems.push({ path: name, message: "Non esiste un filtro con questo nome." });
      continue;
    }
    for (const text of values) {
      const value = columnValue(text, readable.kind);
      if (value === null) problems.push({ path: name, message: UNKNOWN_VALUE });
      else listQuery.filters.push({ column: readable.column, value });
    }
  }
  if (problems.length > 0) throw new ServiceError("invalid", "I parametri della richiesta non sono validi.", problems);
  return listQuery;
}

const isColumn = (readable: ReadableColumn | SearchedTexts): readable is ReadableColumn => readable.kind !== "searched";

/** The column that a name narrows to days: `created_from`, `created_to`. */
function rangedColumn(columns: ReadableColumns, name: string): AnyPgColumn | undefined {
  return Object.values(columns)
    .filter(isColumn)
    .find(({ days }) => days && (name === `${days}_from` || name === `${days}_to`))?.column;
}

function spanOf(column: AnyPgColumn, name: string, day: CivilDate, timeZone: string): RowSpan {
  const start = (date: CivilDate) =>
    column.columnType === "PgDateString" ? date : toInstant({ date, time: "00:00" }, timeZone);
  return name.endsWith("_from") ? { column, from: start(day) } : { column, before: start(addDays(day, 1)) };
}

/** The column of a name, which may be any text: also one that every object answers to. */
function columnOf(columns: ReadableColumns, name: string): ReadableColumn | undefined {
  const found = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return found && isColumn(found) ? found : undefined;
}

function parseSearch(text: string, { q }: ReadableColumns, listQuery: ListQuery, problems: FieldProblem[]): void {
  if (!q || isColumn(q)) problems.push({ path: "q", message: "Qui non si può cercare un testo." });
  else if (text.length > LONGEST_SEARCH) problems.push({ path: "q", message: atMostCharacters(LONGEST_SEARCH) });
  else if (text) listQuery.search = { ...q, text };
}

function columnValue(text: string, kind: ColumnKind): string | number | boolean | null {
  switch (kind) {
    case "boolean":
      return text === "true" ? true : text === "false" ? false : null;
    case "number":
      return /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
    case "euros":
      return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? eurosToCents(Number(text)) : null;
    case "uuid":
      return z.uuid().safeParse(text).success ? text : null;
    case "order-only":
    case "days-only":
      // Instants would have to match to the microsecond.
      return null;
    case "text":
      return text.length <= 500 ? text : null;
  }
}

function parseOrder(text: string, columns: ReadableColumns, problems: FieldProblem[]): RowOrder[] {
  return text.split(",").flatMap((part) => {
    const descending = part.startsWith("-");
    const readable = columnOf(columns, descending ? part.slice(1) : part);
    if (readable && readable.kind !== "days-only") return [{ column: readable.column, descending }];
    problems.push({ path: "order", message: "Non si può ordinare per questo campo." });
    return [];
  });
}

function parseCount(
  text: string | undefined,
  path: string,
  least: number,
  most: number,
  standard: number,
  problems: FieldProblem[],
): number {
  if (text === undefined) return standard;
  const count = wholeNumber.safeParse(text).success ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  problems.push({ path, message: `Deve essere un numero intero da ${least} a ${most}.` });
  return standard;
}
