import { ApiProblem, type Rows } from "#app/features/admin/api-client.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { MOST_ROWS_AT_ONCE } from "#domain/api/table-query.ts";

/** So many rows of a list a browser holds at once, at most. */
export const MOST_ROWS = 50_000;

/** Every row of a list, window after window. A list beyond `MOST_ROWS` is refused in words and not cut short: nobody would see what is missing (product.md#panel-lists). */
export async function allRows<Row>(
  read: (window: { limit: number; offset: number }) => Promise<Rows<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  while (all.length <= MOST_ROWS) {
    const { rows, total } = await read({ limit: MOST_ROWS_AT_ONCE, offset: all.length });
    if (total > MOST_ROWS) break;
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
  throw new ApiProblem(422, LIST_WORDS.tooManyRows(MOST_ROWS));
}
