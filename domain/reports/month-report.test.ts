import { describe, expect, test } from "vitest";
import {
  computeUtilisation,
  EMPTY_MONTH_FIGURES,
  isMonth,
  listMonths,
  sumMonthFigures,
  toRentedDays,
} from "./month-report.ts";

test("lists months across the year's end, each once, and none in reverse order", () => {
  expect(listMonths("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(listMonths("2026-01", "2026-01")).toEqual(["2026-01"]);
  expect(listMonths("2026-02", "2026-01")).toEqual([]);
});

test.each([
  ["2026-01", true],
  ["2026-13", false],
  ["2026-1", false],
  ["1999-12", false],
  ["2026-01-01", false],
])("%s is a month: %s", (text, expected) => expect(isMonth(text)).toBe(expected));

describe("figures", () => {
  const january = { revenue: 100_00, rentals: 1, rentedMinutes: 1.5 * 1440, fleetDays: 31 };

  test("contain rented days and utilisation", () => {
    expect(toRentedDays(january)).toBe(1.5);
    expect(computeUtilisation({ ...january, fleetDays: 30 })).toBe(0.05);
  });
  // Rule: product.md#month-report "Utilizzo"
  test("have no utilisation without a fleet", () => expect(computeUtilisation(EMPTY_MONTH_FIGURES)).toBeNull());
  test("are summed before they are rounded", () => {
    const third = { ...EMPTY_MONTH_FIGURES, rentedMinutes: 480, fleetDays: 1 };
    expect(toRentedDays(sumMonthFigures([third, third, third]))).toBe(1);
    expect(sumMonthFigures([january, third])).toMatchObject({ revenue: 100_00, rentals: 1, fleetDays: 32 });
  });
});
