import type { Rows } from "#app/features/admin/api-client.ts";

/** As many rows as the API gives at once. */
const WINDOW = 1000;

/** Every row of a list, window after window. */
export async function allRows<Row>(
  read: (window: { limit: number; offset: number }) => Promise<Rows<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows, total } = await read({ limit: WINDOW, offset: all.length });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
