// Rule: product.md#panel-lists
import { expect, test } from "vitest";
import { loadAllRows, MAX_LOADED_ROWS } from "#app/features/admin/load-all-rows.ts";

const cars = Array.from({ length: 2500 }, (_, at) => at);

test("loads a list window by window until it is complete", async () => {
  const requestedWindows: { limit: number; offset: number }[] = [];
  const rows = await loadAllRows(async (window) => {
    requestedWindows.push(window);
    return { rows: cars.slice(window.offset, window.offset + window.limit), total: cars.length };
  });
  expect(rows).toEqual(cars);
  expect(requestedWindows).toEqual([0, 1000, 2000].map((offset) => ({ limit: 1000, offset })));
});

test.each([
  ["reports too many rows in its first answer", MAX_LOADED_ROWS + 1, 1],
  ["returns rows beyond its total", MAX_LOADED_ROWS, MAX_LOADED_ROWS / 1000],
])("stops loading a list that %s", async (_what, total, calls) => {
  let requestedWindows = 0;
  const read = () =>
    loadAllRows(async () => {
      requestedWindows += 1;
      return { rows: cars.slice(0, 1000), total };
    });
  if (total <= MAX_LOADED_ROWS) await expect(read()).resolves.toHaveLength(MAX_LOADED_ROWS);
  else
    await expect(read()).rejects.toMatchObject({
      detail: "L'elenco ha più di 50.000 righe: sono troppe per leggerle tutte insieme. Restringilo con un filtro.",
    });
  expect(requestedWindows).toBe(calls);
});
