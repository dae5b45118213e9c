// Rule: product.md#second-drivers "After booking."
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLine, daysLine, sumLines } from "#domain/prices/price-line.ts";
import type { Extra } from "./extra.ts";
import {
  chargedFurtherDrivers,
  chargeFurtherDrivers,
  countFurtherDrivers,
  FURTHER_DRIVER_CODE,
  findFurtherDriver,
} from "./further-driver.ts";

const EXTRA: Extra = {
  code: FURTHER_DRIVER_CODE,
  names: { it: "Conducente aggiuntivo" },
  descriptions: null,
  unit: "day",
  price: 2500,
  maxQuantity: 4,
  maxChargedDays: null,
  categories: [],
  vehicleIds: [],
  cityIds: [],
  leadHours: 0,
};
const DAYS = daysLine({ firstDay: "2026-12-10", quantity: 3, unitPrice: 100_000, rule: null });
const AGREED = createLine("agreed", { kind: "amount", percent: null }, { unitPrice: -5000 });

test.each<[string, number, number, number, number]>([
  ["one is named", 0, 0, 1, 1],
  ["one who was ordered is named", 1, 0, 1, 1],
  ["one of two who were ordered is named", 2, 0, 1, 2],
  ["a second one is named", 1, 1, 2, 2],
  ["the only one is removed", 1, 1, 0, 0],
  ["the named one of two is removed", 2, 1, 0, 1],
  ["one who was free is corrected", 0, 1, 1, 0],
  ["one more joins a free one", 0, 1, 2, 1],
  ["a free one is removed", 1, 2, 1, 1],
  ["all stay", 2, 2, 2, 2],
])("charged when %s", (_name, charged, before, after, expected) => {
  expect(countFurtherDrivers(charged, { before, after })).toBe(expected);
});

const count = fc.integer({ min: 0, max: 4 });
test("adding and then removing the same drivers charges what was charged before", () => {
  fc.assert(
    fc.property(count, count, count, (charged, before, more) => {
      const added = countFurtherDrivers(charged, { before, after: before + more });
      expect(added).toBeGreaterThanOrEqual(charged);
      const removed = countFurtherDrivers(added, { before: before + more, after: before });
      expect(removed).toBeLessThanOrEqual(Math.max(charged, before));
      expect(countFurtherDrivers(charged, { before, after: before })).toBe(charged);
    }),
  );
});

describe("a bill", () => {
  test("has a line for the days of the rental, before the agreed price", () => {
    const lines = chargeFurtherDrivers([DAYS, AGREED], { count: 2, days: 3, extra: EXTRA });
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["days", 300_000],
      ["extra", 15_000],
      ["agreed", -5000],
    ]);
    expect(chargedFurtherDrivers(lines)).toBe(2);
  });

  test("keeps the price at which the first driver was ordered, and loses the line with the last one", () => {
    const lines = chargeFurtherDrivers([DAYS], { count: 1, days: 3, extra: EXTRA });
    const dearer = chargeFurtherDrivers(lines, { count: 2, days: 3, extra: { ...EXTRA, price: 9900 } });
    expect(sumLines(dearer)).toBe(300_000 + 2 * 3 * 2500);
    expect(chargeFurtherDrivers(dearer, { count: 0, days: 3, extra: null })).toEqual([DAYS]);
  });

  test("stays as it is without an extra", () => {
    expect(chargeFurtherDrivers([DAYS], { count: 1, days: 3, extra: null })).toEqual([DAYS]);
  });
});

// Rule: product.md#second-drivers "Price."
test("a further driver costs nothing where its extra is not offered or free", () => {
  const place = { vehicle: { id: "car-1", category: "suv" as const }, cityId: "milano" };
  expect(findFurtherDriver([EXTRA], place)).toBe(EXTRA);
  expect(findFurtherDriver([{ ...EXTRA, categories: ["suv"] }])).not.toBeNull();
  expect(findFurtherDriver([{ ...EXTRA, categories: ["van"] }], place)).toBeNull();
  expect(findFurtherDriver([{ ...EXTRA, price: 0 }], place)).toBeNull();
  expect(findFurtherDriver([{ ...EXTRA, code: "child-seat" }], place)).toBeNull();
});
