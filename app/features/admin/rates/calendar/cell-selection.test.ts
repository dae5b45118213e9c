// Rule: product.md#rates-screen "Cells of one row or more"
import fc from "fast-check";
import { expect, test } from "vitest";
import { extendTo, rangeOf, selectByKey, selectCell, selectRow, tapCell } from "./cell-selection.ts";

const SIZE = { rows: 6, columns: 31 };
const key = (name: string, changes: object = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changes,
});
const CELL = { row: 2, column: 10 };

test("arrow keys move, and extend the selection with Shift", () => {
  expect(selectByKey(selectCell(CELL), key("ArrowRight"), SIZE)).toEqual(selectCell({ row: 2, column: 11 }));
  const wide = selectByKey(selectCell(CELL), key("End", { shiftKey: true }), SIZE);
  expect(wide && rangeOf(wide)).toEqual({ firstRow: 2, lastRow: 2, firstColumn: 10, lastColumn: 30 });
  const high = wide && selectByKey(wide, key("ArrowUp", { shiftKey: true }), SIZE);
  expect(high && rangeOf(high)).toEqual({ firstRow: 1, lastRow: 2, firstColumn: 10, lastColumn: 30 });
  expect(high && selectByKey(high, key("Escape"), SIZE)).toEqual(selectCell({ row: 1, column: 30 }));
  expect(selectByKey(selectCell(CELL), key("Escape"), SIZE)).toBeNull();
});

test("Shift and space select the row", () => {
  const row = selectByKey(selectCell(CELL), key(" ", { shiftKey: true }), SIZE);
  expect(row).toEqual(selectRow(2, SIZE));
  expect(row && rangeOf(row)).toEqual({ firstRow: 2, lastRow: 2, firstColumn: 0, lastColumn: 30 });
});

test("two taps select a span in either direction, and a third begins another", () => {
  const first = tapCell(null, CELL);
  const second = tapCell(first, { row: 2, column: 3 });
  expect(rangeOf(second)).toEqual({ firstRow: 2, lastRow: 2, firstColumn: 3, lastColumn: 10 });
  expect(rangeOf(tapCell(second, { row: 0, column: 0 }))).toMatchObject({ lastRow: 0, lastColumn: 0 });
});

test("no key leaves the grid", () => {
  const names = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", " ", "Escape", "a"];
  const keys = fc.record({
    key: fc.constantFrom(...names),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    metaKey: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(keys), (pressed) => {
      let selection = extendTo(null, CELL);
      for (const one of pressed) selection = selectByKey(selection, one, SIZE) ?? selection;
      const { firstRow, lastRow, firstColumn, lastColumn } = rangeOf(selection);
      expect(firstRow >= 0 && firstColumn >= 0 && lastRow < SIZE.rows && lastColumn < SIZE.columns).toBe(true);
    }),
  );
});
