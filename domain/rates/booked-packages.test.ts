// Rule: product.md#quotes
import { expect, test } from "vitest";
import { bookedDaysOf, createLine, daysLine } from "#domain/prices/price-line.ts";
import { bookedPackageDays } from "./booked-packages.ts";
import { weekendPackage } from "./rate-rules.fixture.ts";

const weekend = createLine(
  "package",
  { names: { it: "Weekend" }, days: 3, includedKilometres: 600 },
  { unitPrice: 250_000, ruleId: "Weekend" },
);
const included = (quantity: number) => daysLine({ firstDay: "2027-05-07", quantity, unitPrice: 0, rule: null });
const fridayToWednesday = {
  pickup: { date: "2027-05-07", time: "15:00" },
  return: { date: "2027-05-12", time: "10:00" },
  days: 5,
};

test("days that staff rewrote follow the package with which the rental begins", () => {
  const booking = { ...fridayToWednesday, lines: [included(2), weekend] };
  const packageDays = bookedPackageDays(booking, [weekendPackage()]);
  expect([...packageDays]).toEqual(["2027-05-07", "2027-05-08", "2027-05-09"]);
  const includedFrom = (pickupDate: string) => [...bookedDaysOf(booking.lines, pickupDate, packageDays).keys()];
  expect(includedFrom("2027-05-07")).toEqual(["2027-05-10", "2027-05-11"]);
  expect(includedFrom("2027-06-04")).toEqual(["2027-06-04", "2027-06-05"]);
});

test("a package does not stand for days that have a price, nor two packages for the same days", () => {
  const twoWeeks = { ...fridayToWednesday, return: { date: "2027-05-17", time: "10:00" }, days: 10 };
  const listed = (quantity: number) => daysLine({ firstDay: "2027-05-07", quantity, unitPrice: 100_000, rule: null });
  const daysOf = (...lines: Parameters<typeof bookedPackageDays>[0]["lines"]) => [
    ...bookedPackageDays({ ...twoWeeks, lines }, [weekendPackage()]),
  ];
  expect(daysOf(listed(7), weekend)).toEqual(["2027-05-14", "2027-05-15", "2027-05-16"]);
  expect(daysOf(included(4), weekend, weekend)).toHaveLength(6);
  expect(daysOf(included(4))).toEqual([]);
});
