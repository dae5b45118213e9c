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
  expect(countRentalDays(pickup, back, 0)).toBe(days);
});

test("requires a return after the pickup", () => {
  const pickup = at("2026-10-24", "10:00");
  expect(() => countRentalDays(pickup, pickup, 0)).toThrow(RangeError);
  expect(() => countRentalDays(pickup, at("2026-10-24", "09:30"), 0)).toThrow(RangeError);
  expect(() => countRentalDays(pickup, at("2026-10-32", "09:30"), 0)).toThrow(RangeError);
});

const periods = fc
  .tuple(civilMoments, civilMoments)
  .filter(([a, b]) => compareMoments(a, b) !== 0)
  .map(([a, b]) => (compareMoments(a, b) < 0 ? ([a, b] as const) : ([b, a] as const)));

test("counts at least one day, and exactly the days that contain the elapsed hours", () => {
  fc.assert(
    fc.property(periods, ([pickup, back]) => {
      const days = countRentalDays(pickup, back, 0);
      const hours = (civilMilliseconds(back) - civilMilliseconds(pickup)) / 3_600_000;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days * 24).toBeGreaterThanOrEqual(hours);
      expect((days - 1) * 24).toBeLessThan(hours);
    }),
  );
});

/** Grace periods in minutes. */
const gracePeriods = fc.integer({ min: 0, max: 180 });

test("never counts fewer days for a later return, and at most one more for one day later", () => {
  fc.assert(
    fc.property(periods, civilMoments, gracePeriods, ([pickup, back], other, graceMinutes) => {
      const later = compareMoments(other, back) > 0 ? other : back;
      const days = countRentalDays(pickup, back, graceMinutes);
      expect(countRentalDays(pickup, later, graceMinutes)).toBeGreaterThanOrEqual(days);
      const dayAfter = { ...back, date: addDays(back.date, 1) };
      expect(countRentalDays(pickup, dayAfter, 0)).toBe(countRentalDays(pickup, back, 0) + 1);
      expect(countRentalDays(pickup, dayAfter, graceMinutes) - days).toBeOneOf([0, 1]);
    }),
  );
});

test("counts one day less with a grace period exactly for a return at most that long after full days, and never less than one", () => {
  fc.assert(
    fc.property(periods, gracePeriods, ([pickup, back], graceMinutes) => {
      const withoutGrace = countRentalDays(pickup, back, 0);
      const minutesPastFullDay = ((civilMilliseconds(back) - civilMilliseconds(pickup)) / 60_000) % 1440;
      const isWithin = withoutGrace > 1 && minutesPastFullDay > 0 && minutesPastFullDay <= graceMinutes;
      expect(countRentalDays(pickup, back, graceMinutes)).toBe(isWithin ? withoutGrace - 1 : withoutGrace);
    }),
  );
});

test.each([
  ["at the end of the grace period", "12:00", 2],
  ["half an hour later", "12:30", 3],
  ["before the full day", "09:30", 2],
])("counts the days of a return %s", (_, time, days) => {
  expect(countRentalDays(at("2026-10-24", "10:00"), at("2026-10-26", time), 120)).toBe(days);
});

test("counts the same days for the same period on another date, even across a daylight-saving change", () => {
  fc.assert(
    fc.property(periods, fc.integer({ min: -2000, max: 2000 }), ([pickup, back], shift) => {
      const moved = countRentalDays(
        { ...pickup, date: addDays(pickup.date, shift) },
        { ...back, date: addDays(back.date, shift) },
        0,
      );
      expect(moved).toBe(countRentalDays(pickup, back, 0));
    }),
  );
});
