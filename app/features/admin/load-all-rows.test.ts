// Rule: product.md#panel-lists
import { expect, test } from "vitest";
import { loadAllRows, MAX_LOADED_ROWS } from "#app/features/admin/load-all-rows.ts";

const cars = Array.from({ length: 2500 }, (_, at) => at);

test("a list is read window after window, whole", async () => {
  const requestedWindows: { limit: number; offset: number }[] = [];
  const rows = await loadAllRows(async (window) => {
    requestedWindows.push(window);
    return { rows: cars.slice(window.offset, window.offset + window.limit), total: cars.length };
  });
  expect(rows).toEqual(cars);
  expect(requestedWindows).toEqual([0, 1000, 2000].map((offset) => ({ limit: 1000, offset })));
});

test.each([
  ["says at once that it has too many rows", MAX_LOADED_ROWS + 1, 1],
  ["goes on giving rows beyond its total", MAX_LOADED_ROWS, MAX_LOADED_ROWS / 1000],
])("a list that %s is not read for ever", async (_what, total, calls) => {
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
