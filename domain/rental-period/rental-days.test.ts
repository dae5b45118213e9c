import fc from "fast-check";
import { expect, test } from "vitest";
import { civilMoments } from "./civil-time.arbitraries.ts";
import { addDays, civilMilliseconds, compareMoments } from "./civil-time.ts";
import { countRentalDays } from "./rental-days.ts";

const at = (date: string, time: string) => ({ date, time });

// Rule: product.md#rental-days
test.each([
  ["across the autumn change, 25 hours", at("2026-10-24", "10:00"), at("2026-10-25", "10:00"), 1],
  ["across the spring change, 23 hours", at("2026-03-28", "10:00"), at("2026-03-29", "10:00"), 1],
  ["one started period more", at("2026-10-24", "10:00"), at("2026-10-25", "10:30"), 2],
  ["half an hour short of two", at("2026-10-24", "10:00"), at("2026-10-26", "09:30"), 2],
  ["half an hour is a day", at("2026-10-24", "10:00"), at("2026-10-24", "10:30"), 1],
  ["twenty hours are a day", at("2026-10-24", "12:00"), at("2026-10-25", "08:00"), 1],
  ["a week", at("2026-12-28", "10:00"), at("2027-01-04", "10:00"), 7],
])("%s", (_, pickup, back, days) => {
  expect(countRentalDays(pickup, back)).toBe(days);
});

test("requires a return after the pickup", () => {
  const pickup = at("2026-10-24", "10:00");
  expect(() => countRentalDays(pickup, pickup)).toThrow(RangeError);
  expect(() => countRentalDays(pickup, at("2026-10-24", "09:30"))).toThrow(RangeError);
  expect(() => countRentalDays(pickup, at("2026-10-32", "09:30"))).toThrow(RangeError);
});

const periods = fc
  .tuple(civilMoments, civilMoments)
  .filter(([a, b]) => compareMoments(a, b) !== 0)
  .map(([a, b]) => (compareMoments(a, b) < 0 ? ([a, b] as const) : ([b, a] as const)));

test("counts at least one day, and exactly the days that contain the elapsed hours", () => {
  fc.assert(
    fc.property(periods, ([pickup, back]) => {
      const days = countRentalDays(pickup, back);
      const hours = (civilMilliseconds(back) - civilMilliseconds(pickup)) / 3_600_000;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days * 24).toBeGreaterThanOrEqual(hours);
      expect((days - 1) * 24).toBeLessThan(hours);
    }),
  );
});

test("never counts fewer days for a later return, and one more for one day later", () => {
  fc.assert(
    fc.property(periods, civilMoments, ([pickup, back], other) => {
      const later = compareMoments(other, back) > 0 ? other : back;
      expect(countRentalDays(pickup, later)).toBeGreaterThanOrEqual(countRentalDays(pickup, back));
      const dayAfter = { ...back, date: addDays(back.date, 1) };
      expect(countRentalDays(pickup, dayAfter)).toBe(countRentalDays(pickup, back) + 1);
    }),
  );
});

test("counts the same days for the same period on another date, even across a daylight-saving change", () => {
  fc.assert(
    fc.property(periods, fc.integer({ min: -2000, max: 2000 }), ([pickup, back], shift) => {
      const moved = countRentalDays(
        { ...pickup, date: addDays(pickup.date, shift) },
        { ...back, date: addDays(back.date, shift) },
      );
      expect(moved).toBe(countRentalDays(pickup, back));
    }),
  );
});
