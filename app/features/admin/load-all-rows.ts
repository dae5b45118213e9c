import { ApiProblem, type RowPage } from "#app/features/admin/api-client.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { MAX_PAGE_ROWS } from "#domain/api/table-query.ts";

/** The maximum number of rows of a list in the browser's memory. */
export const MAX_LOADED_ROWS = 50_000;

/** Loads every row of a list, in several calls. Throws ApiProblem beyond `MAX_LOADED_ROWS` instead of truncating (product.md#panel-lists). */
export async function loadAllRows<Row>(
  read: (window: { limit: number; offset: number }) => Promise<RowPage<Row>>,
): Promise<Row[]> {
  const loadedRows: Row[] = [];
  while (loadedRows.length <= MAX_LOADED_ROWS) {
    const { rows, total } = await read({ limit: MAX_PAGE_ROWS, offset: loadedRows.length });
    if (total > MAX_LOADED_ROWS) break;
    loadedRows.push(...rows);
    if (rows.length === 0 || loadedRows.length >= total) return loadedRows;
  }
  throw new ApiProblem(422, LIST_WORDS.tooManyRows(MAX_LOADED_ROWS));
}
