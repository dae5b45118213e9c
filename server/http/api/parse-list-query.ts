import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import {
  DEFAULT_PAGE_ROWS,
  MAX_PAGE_ROWS,
  MAX_SEARCH_CHARACTERS,
  MAX_TABLE_OFFSET_ROWS,
  UNKNOWN_VALUE_MESSAGE,
} from "#domain/api/table-query.ts";
import { DATE_FORMAT_MESSAGE } from "#domain/forms/field-messages.ts";
import { maxCharactersMessage } from "#domain/forms/text-fields.ts";
import { eurosToCents } from "#domain/money.ts";
import { addDays, type CivilDate, isDateSince2000, toInstant } from "#domain/rental-period/civil-time.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import type { ListQuery, RowOrder, RowRange } from "#server/repositories/table-rows.ts";

export const INVALID_PARAMETERS_MESSAGE = textReference("refusals", "invalidParameters");

/** How a query parameter's text is converted to a value of its column. */
type ColumnKind = "text" | "number" | "boolean" | "uuid" | "euros" | "order-only" | "days-only";

export interface QueryableColumn {
  column: AnyPgColumn;
  kind: ColumnKind;
  /** For columns with instants or days: the prefix of the two parameters, `…_from` and `…_to`, that select a range of days. */
  dayRangePrefix?: string;
}

/** Where `q` searches: in search keys of texts (server/db/schema/search-key.ts), and in phone numbers by their digits. */
export interface SearchableTexts {
  kind: "searched";
  keys: readonly SQL[];
  phones?: readonly AnyPgColumn[];
}

/** The columns by which callers may filter and order, under their API names, and the texts in which `q` searches (product.md#api). */
export type QueryableColumns = Record<string, QueryableColumn | SearchableTexts>;

const integerSchema = z.string().regex(/^\d{1,9}$/);

/**
 * Parses column filters, `q` (full-text search), `order` (`name`, `-created_at`, several separated by commas), `limit`
 * (1–1000, default 200) and `offset` (product.md#api). With a time zone it also parses ranges of days. Throws "invalid" with one problem
 * for each wrong or unknown parameter.
 */
export function parseListQuery(
  query: Record<string, string[]>,
  columns: QueryableColumns,
  order: string,
  timeZone?: string,
): ListQuery {
  const problems: FieldProblem[] = [];
  const ranges: RowRange[] = [];
  const listQuery: ListQuery = {
    filters: [],
    ranges,
    order: parseOrder(query.order?.[0] ?? order, columns, problems),
    limit: parseCount(query.limit?.[0], "limit", 1, MAX_PAGE_ROWS, DEFAULT_PAGE_ROWS, problems),
    offset: parseCount(query.offset?.[0], "offset", 0, MAX_TABLE_OFFSET_ROWS, 0, problems),
  };
  for (const [name, values] of Object.entries(query)) {
    if (name === "order" || name === "limit" || name === "offset") continue;
    const rangeColumn = timeZone === undefined ? undefined : findDayRangeColumn(columns, name);
    if (timeZone !== undefined && rangeColumn) {
      if (isDateSince2000(values[0] ?? "")) ranges.push(toDayRange(rangeColumn, name, values[0] ?? "", timeZone));
      else problems.push({ path: name, message: DATE_FORMAT_MESSAGE });
      continue;
    }
    if (name === "q") {
      parseSearch(values[0]?.trim() ?? "", columns, listQuery, problems);
      continue;
    }
    const queryable = findColumn(columns, name);
    if (!queryable) {
      problems.push({ path: name, message: textReference("refusals", "noSuchFilter") });
      continue;
    }
    for (const text of values) {
      const value = columnValue(text, queryable.kind);
      if (value === null) problems.push({ path: name, message: UNKNOWN_VALUE_MESSAGE });
      else listQuery.filters.push({ column: queryable.column, value });
    }
  }
  if (problems.length > 0) throw new ServiceError("invalid", INVALID_PARAMETERS_MESSAGE, problems);
  return listQuery;
}

const isColumn = (queryable: QueryableColumn | SearchableTexts): queryable is QueryableColumn =>
  queryable.kind !== "searched";

/** Returns the column that a parameter such as `created_from` or `created_to` restricts to a range of days; undefined for any other parameter. */
function findDayRangeColumn(columns: QueryableColumns, name: string): AnyPgColumn | undefined {
  return Object.values(columns)
    .filter(isColumn)
    .find(
      ({ dayRangePrefix }) => dayRangePrefix && (name === `${dayRangePrefix}_from` || name === `${dayRangePrefix}_to`),
    )?.column;
}

function toDayRange(column: AnyPgColumn, name: string, day: CivilDate, timeZone: string): RowRange {
  const start = (date: CivilDate) =>
    column.columnType === "PgDateString" ? date : toInstant({ date, time: "00:00" }, timeZone);
  return name.endsWith("_from") ? { column, from: start(day) } : { column, until: start(addDays(day, 1)) };
}

/**
 * Returns the column with a name; undefined for any other name. The name comes from the caller, so it may be a property that every object inherits,
 * such as "constructor".
 */
function findColumn(columns: QueryableColumns, name: string): QueryableColumn | undefined {
  const candidate = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return candidate && isColumn(candidate) ? candidate : undefined;
}

function parseSearch(text: string, { q }: QueryableColumns, listQuery: ListQuery, problems: FieldProblem[]): void {
  if (!q || isColumn(q)) problems.push({ path: "q", message: textReference("refusals", "noTextSearch") });
  else if (text.length > MAX_SEARCH_CHARACTERS)
    problems.push({ path: "q", message: maxCharactersMessage(MAX_SEARCH_CHARACTERS) });
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
      // There is no filter by equality of instants: the value would have to match to the microsecond.
      return null;
    case "text":
      return text.length <= 500 ? text : null;
  }
}

function parseOrder(text: string, columns: QueryableColumns, problems: FieldProblem[]): RowOrder[] {
  return text.split(",").flatMap((part) => {
    const descending = part.startsWith("-");
    const queryable = findColumn(columns, descending ? part.slice(1) : part);
    if (queryable && queryable.kind !== "days-only") return [{ column: queryable.column, descending }];
    problems.push({ path: "order", message: textReference("refusals", "noSuchOrder") });
    return [];
  });
}

function parseCount(
  text: string | undefined,
  path: string,
  min: number,
  max: number,
  fallback: number,
  problems: FieldProblem[],
): number {
  if (text === undefined) return fallback;
  const count = integerSchema.safeParse(text).success ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  problems.push({ path, message: textReference("refusals", "wholeNumber", { min, max }) });
  return fallback;
}
