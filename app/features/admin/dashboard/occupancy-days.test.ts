import { expect, test } from "vitest";
import { axisMaxPercent, roundedPercent, toOccupancyPercents } from "#app/features/admin/dashboard/occupancy-days.ts";

const DAYS = [{ date: "2026-11-21", rented: 7, maintenance: 1 }];

test("converts units to percent of the fleet, to a tenth", () => {
  expect(toOccupancyPercents(DAYS, 30)).toEqual([{ date: "2026-11-21", rented: 23.3, maintenance: 3.3 }]);
  expect(roundedPercent(23.3)).toBe("23%");
});

test("reports zero occupancy for a fleet without units", () => {
  expect(toOccupancyPercents(DAYS, 0)).toEqual([{ date: "2026-11-21", rented: 0, maintenance: 0 }]);
});

// Rule: product.md#dashboard
test.each([
  [[], 100],
  [[[0, 0]], 100],
  [[[3.3, 0]], 10],
  [[[8, 2]], 10],
  [
    [
      [12, 0],
      [18, 3.5],
    ],
    30,
  ],
  [[[61, 0]], 80],
  [[[81, 0]], 100],
  [[[70, 40]], 100],
])("fits the axis of %j: it ends at %i", (days, end) => {
  expect(
    axisMaxPercent(days.map(([rented = 0, maintenance = 0]) => ({ date: "2026-11-21", rented, maintenance }))),
  ).toBe(end);
});
