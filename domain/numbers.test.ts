import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount, formatNumber } from "#domain/numbers.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [-1000, "-1.000"],
  [-100_000, "-100.000"],
  [1_234_567, "1.234.567"],
  [0.1 + 0.2, "0,3"],
  [12_500.5, "12.500,5"],
])("formats %d as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("formats every integer like Intl with forced grouping", () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(formatNumber(value)).toBe(value.toLocaleString("it-IT", { useGrouping: "always" }));
    }),
  );
});

test.each([
  [0, "0 clienti"],
  [1, "1 cliente"],
  [1200, "1.200 clienti"],
])("formats the count %i as %s", (count, text) => {
  expect(formatCount(count, "cliente", "clienti")).toBe(text);
});
