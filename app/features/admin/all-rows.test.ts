// Rule: product.md#panel-lists
import { expect, test } from "vitest";
import { allRows, MOST_ROWS } from "#app/features/admin/all-rows.ts";

const cars = Array.from({ length: 2500 }, (_, at) => at);

test("a list is read window after window, whole", async () => {
  const asked: { limit: number; offset: number }[] = [];
  const rows = await allRows(async (window) => {
    asked.push(window);
    return { rows: cars.slice(window.offset, window.offset + window.limit), total: cars.length };
  });
  expect(rows).toEqual(cars);
  expect(asked).toEqual([0, 1000, 2000].map((offset) => ({ limit: 1000, offset })));
});

test.each([
  ["says at once that it has too many rows", MOST_ROWS + 1, 1],
  ["goes on giving rows beyond its total", MOST_ROWS, MOST_ROWS / 1000],
])("a list that %s is not read for ever", async (_what, total, calls) => {
  let asked = 0;
  const read = () =>
    allRows(async () => {
      asked += 1;
      return { rows: cars.slice(0, 1000), total };
    });
  if (total <= MOST_ROWS) await expect(read()).resolves.toHaveLength(MOST_ROWS);
  else
    await expect(read()).rejects.toMatchObject({
      detail: "L'elenco ha più di 50.000 righe: sono troppe per leggerle tutte insieme. Restringilo con un filtro.",
    });
  expect(asked).toBe(calls);
});
