import { z } from "zod";
import { fieldMessage } from "#domain/forms/field-message.ts";

/** Default and maximum page size of a table, in rows. */
export const DEFAULT_PAGE_ROWS = 200;
export const MAX_PAGE_ROWS = 1000;
export const MAX_SEARCH_CHARACTERS = 200;
/** Maximum offset of a page. */
export const MAX_TABLE_OFFSET_ROWS = 1_000_000;
export const UNKNOWN_VALUE_MESSAGE = fieldMessage("formMessages", "filterValue");

const window = {
  order: z.string().optional().meta({ description: "Campi separati da virgole, - davanti per l'ordine inverso" }),
  limit: z.int().min(1).max(MAX_PAGE_ROWS).default(DEFAULT_PAGE_ROWS),
  offset: z.int().min(0).default(0),
};

const search = { q: z.string().max(MAX_SEARCH_CHARACTERS).optional().meta({ description: "Un testo da cercare" }) };

const firstDay = z.string().optional().meta({ description: "Primo giorno, yyyy-MM-dd" });
const lastDay = z.string().optional().meta({ description: "Ultimo giorno compreso, yyyy-MM-dd" });

/** Returns `_from` and `_to` filters for a date column: civil days in the site's time zone, both included (`created_from`, `created_to`). */
export function dayRangeFilters<const Name extends string>(name: Name) {
  return { [`${name}_from`]: firstDay, [`${name}_to`]: lastDay } as Record<
    `${Name}_from` | `${Name}_to`,
    typeof firstDay
  >;
}

/** Filters by creation day. */
export const createdDayFilters = dayRangeFilters("created");

const filter = z.string().optional().meta({ description: "Solo le righe con questo valore" });

/** Returns a boolean filter. */
export const flagFilter = (description: string) =>
  z
    .enum(["true", "false"], UNKNOWN_VALUE_MESSAGE)
    .transform((text) => text === "true")
    .optional()
    .meta({ description });

/** Returns the query schema of a table: a filter per column, order, limit and offset. */
export function tableQuery<const Name extends string>(...names: Name[]) {
  const filters = Object.fromEntries(names.map((name) => [name, filter])) as Record<Name, typeof filter>;
  return z.object({ ...filters, ...window });
}

/** Returns the query schema of a table with everything of `tableQuery` and a text search over the table's columns. */
export function searchableTableQuery<const Name extends string>(...names: Name[]) {
  return tableQuery(...names).extend(search);
}
