// Rule: product.md#rates-screen
import { expect, test } from "vitest";
import { mayOverlap, mayShareVehicle } from "./package-overlap.ts";
import type { PackageRule, RateScope } from "./rate-rule.ts";
import { RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";

const window = (weekday: PackageRule["window"]["weekday"], from: string, lastDay: number, until: string) => ({
  window: { weekday, from, lastDay, until },
});

// Rule: product.md#rates-screen "The server refuses"
test.each<[string, Partial<PackageRule>, Partial<PackageRule>, boolean]>([
  ["the same window", {}, {}, true],
  ["a window inside the other", {}, window("saturday", "10:00", 1, "10:00"), true],
  ["windows that follow each other", {}, window("monday", "10:00", 3, "10:00"), false],
  ["windows that share two hours", {}, window("monday", "08:00", 3, "10:00"), true],
  ["windows that share a rental day", {}, window("sunday", "23:00", 4, "10:00"), true],
  ["ranges apart", { until: "2027-05-31" }, { from: "2027-06-05" }, false],
  ["ranges that meet", { until: "2027-06-06" }, { from: "2027-06-01" }, true],
  ["ranges without their weekday in common", { until: "2027-06-02" }, { from: "2027-06-01" }, false],
  [
    "yearly ranges apart",
    { yearly: true, from: "2027-05-01", until: "2027-05-31" },
    { yearly: true, from: "2020-07-01", until: "2020-07-31" },
    false,
  ],
  [
    "a yearly range in an open one",
    { yearly: true, from: "2027-12-20", until: "2028-01-06" },
    { from: "2029-01-01" },
    true,
  ],
  ["a year that is past", { yearly: true, from: "2027-07-01", until: "2027-07-31" }, { until: "2026-06-30" }, true],
  ["booking windows apart", { bookUntil: "2027-01-31" }, { bookFrom: "2027-02-01" }, false],
])("%s", (_what, one, other, expected) => {
  const [first, second] = [weekendPackage({ id: "a", ...one }), weekendPackage({ id: "b", ...other })];
  expect(mayOverlap(first, second)).toBe(expected);
  expect(mayOverlap(second, first)).toBe(expected);
});

test.each<[RateScope, string | null, RateScope, string | null, boolean]>([
  [{ kind: "all" }, null, { kind: "category", category: "suv" }, null, true],
  [{ kind: "all" }, "Milano", { kind: "all" }, "Roma", false],
  [{ kind: "category", category: "suv" }, null, { kind: "category", category: "van" }, null, false],
  [{ kind: "brand", brand: "Ferrari" }, null, { kind: "category", category: "suv" }, null, true],
  [{ kind: "vehicle", vehicle: "car-1" }, null, { kind: "category", category: "sportive" }, null, true],
  [{ kind: "vehicle", vehicle: "car-1" }, null, { kind: "category", category: "suv" }, null, false],
  [{ kind: "vehicle", vehicle: "car-1" }, null, { kind: "brand", brand: "Ferrari" }, "Milano", true],
  [{ kind: "vehicle", vehicle: "car-1" }, null, { kind: "vehicle", vehicle: "car-2" }, null, false],
  [{ kind: "vehicle", vehicle: "unknown" }, null, { kind: "brand", brand: "Audi" }, null, true],
])("%j in %s and %j in %s may be for one car: %s", (scope, city, otherScope, otherCity, expected) => {
  const vehicleOf = (id: string) => (id === RATED_CAR.id ? RATED_CAR : undefined);
  const [one, other] = [
    { scope, city },
    { scope: otherScope, city: otherCity },
  ];
  expect(mayShareVehicle(one, other, vehicleOf)).toBe(expected);
  expect(mayShareVehicle(other, one, vehicleOf)).toBe(expected);
});
