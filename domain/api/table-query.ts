import { z } from "zod";

/** The rows of a table that are read at once, unless told otherwise and at most. */
export const DEFAULT_LIMIT = 200;
export const MOST_ROWS_AT_ONCE = 1000;
export const LONGEST_SEARCH = 200;
/** Rows that may be left out before them. */
export const MOST_ROWS_BEFORE = 1_000_000;
export const UNKNOWN_VALUE = "Il valore non è valido per questo filtro.";

const window = {
  order: z.string().optional().meta({ description: "Campi separati da virgole, - davanti per l'ordine inverso" }),
  limit: z.int().min(1).max(MOST_ROWS_AT_ONCE).default(DEFAULT_LIMIT),
  offset: z.int().min(0).default(0),
};

const search = { q: z.string().max(LONGEST_SEARCH).optional().meta({ description: "Un testo da cercare" }) };

const firstDay = z.string().optional().meta({ description: "Primo giorno, yyyy-MM-dd" });
const lastDay = z.string().optional().meta({ description: "Ultimo giorno compreso, yyyy-MM-dd" });

/** The days of something that rows have one of, both ends included, by the site's clock: `created_from`, `created_to`. */
export function days<const Name extends string>(name: Name) {
  return { [`${name}_from`]: firstDay, [`${name}_to`]: lastDay } as Record<
    `${Name}_from` | `${Name}_to`,
    typeof firstDay
  >;
}

/** The days in which rows were made. */
export const createdDays = days("created");

const filter = z.string().optional().meta({ description: "Solo le righe con questo valore" });

/** A filter that is on or off. */
export const flag = (description: string) =>
  z
    .enum(["true", "false"], UNKNOWN_VALUE)
    .transform((text) => text === "true")
    .optional()
    .meta({ description });

/** The query of a table: a filter for each of these columns, the order, the window. */
export function tableQuery<const Name extends string>(...names: Name[]) {
  const filters = Object.fromEntries(names.map((name) => [name, filter])) as Record<Name, typeof filter>;
  return z.object({ ...filters, ...window });
}

/** The same for a table in whose columns a text can be looked for. */
export function searchedTableQuery<const Name extends string>(...names: Name[]) {
  return tableQuery(...names).extend(search);
}
