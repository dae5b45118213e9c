import { expect, test } from "vitest";
import { sayReference, textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { addDays } from "./civil-time.ts";
import { ONLINE_LIMITS, STAFF_LIMITS, validatePeriod, validatePeriodLength } from "./period.ts";

const now = { date: "2026-11-21", time: "10:00" };
const timeZone = "Europe/Rome";
const at = ([date, time]: [string, string], zone = timeZone) => ({ date, time, timeZone: zone });
const problems = (pickup: [string, string], back: [string, string], limits = ONLINE_LIMITS) =>
  validatePeriod({ pickup: at(pickup), return: at(back) }, now, limits);
const fields = (...parameters: Parameters<typeof problems>) => problems(...parameters).map(({ field }) => field);

test("accepts a future period with a positive length", () => {
  expect(fields(["2026-11-21", "10:00"], ["2026-11-21", "10:30"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], ["2026-12-04", "10:00"])).toEqual([]);
});

test("accepts a pickup in the current minute and refuses one before", () => {
  expect(fields(["2026-11-21", "10:00"], ["2026-11-22", "10:00"])).toEqual([]);
  expect(fields(["2026-11-21", "09:59"], ["2026-11-22", "10:00"])).toEqual(["pickupTime"]);
});

// Rule: product.md#rental-period "The pickup is at most eighteen months (548 days) ahead"
// Rule: product.md#rental-period "The pickup is not past, by the clock of its city"
test("reports a past pickup on the date, but on the time if it is today", () => {
  expect(fields(["2026-11-20", "23:30"], ["2026-12-04", "10:00"])).toEqual(["pickupDate"]);
  expect(fields(["2026-11-21", "09:30"], ["2026-12-04", "10:00"])).toEqual(["pickupTime"]);
});

// Rule: product.md#rental-period "The return follows"
test("refuses a return at or before the pickup", () => {
  expect(fields(["2026-12-01", "10:00"], ["2026-12-01", "10:00"])).toEqual(["returnTime"]);
  expect(fields(["2026-12-01", "10:00"], ["2026-11-30", "10:00"])).toEqual(["returnDate"]);
});

// Rule: product.md#rental-period "Longest rental"
test("accepts at most sixty days", () => {
  const end = addDays("2026-12-01", ONLINE_LIMITS.maxDays);
  expect(fields(["2026-12-01", "10:00"], [end, "10:00"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], [end, "10:30"])).toEqual(["returnDate"]);
});

// Rule: product.md#rental-period "The pickup is at most eighteen months (548 days) ahead"
// Rule: product.md#rental-period "The pickup is not past, by the clock of its city"
test("accepts a pickup at most eighteen months ahead", () => {
  const last = addDays(now.date, ONLINE_LIMITS.maxPickupDaysAhead);
  expect(last).toBe("2028-05-22");
  expect(fields([last, "10:00"], [addDays(last, 2), "10:00"])).toEqual([]);
  expect(fields([addDays(last, 1), "10:00"], [addDays(last, 2), "10:00"])).toEqual(["pickupDate"]);
});

// Rule: product.md#rental-period
test("has a message for each limit", () => {
  expect(problems(["2026-12-01", "10:00"], ["2027-03-11", "10:00"])).toEqual([
    { field: "returnDate", message: textReference("periods", "tooLong", { days: 60 }) },
  ]);
  expect(problems(["2028-12-01", "10:00"], ["2028-12-03", "10:00"])).toEqual([
    { field: "pickupDate", message: textReference("periods", "pickupTooFar") },
  ]);
});

test("lets staff start at any time today and rent for a year", () => {
  expect(fields(["2026-11-21", "08:00"], ["2026-11-24", "10:00"], STAFF_LIMITS)).toEqual([]);
  expect(fields(["2026-11-20", "18:00"], ["2026-11-24", "10:00"], STAFF_LIMITS)).toEqual(["pickupDate"]);
  expect(fields(["2026-12-01", "10:00"], ["2027-12-01", "10:00"], STAFF_LIMITS)).toEqual([]);
  expect(problems(["2026-12-01", "10:00"], ["2027-12-01", "10:30"], STAFF_LIMITS)).toEqual([
    { field: "returnDate", message: textReference("periods", "tooLongForStaff", { days: 365 }) },
  ]);
});

test("refuses a return that is later in civil time but earlier as an instant", () => {
  const pickup = at(["2026-12-01", "10:00"], "Europe/London");
  const back = (time: string) => at(["2026-12-01", time]);
  expect(validatePeriod({ pickup, return: back("10:30") }, now, ONLINE_LIMITS)).toEqual([
    { field: "returnTime", message: textReference("periods", "returnNotAfterPickup") },
  ]);
  expect(validatePeriod({ pickup, return: back("11:30") }, now, ONLINE_LIMITS)).toEqual([]);
});

test("states the limits in the messages", () => {
  for (const { maxDays, tooLong } of [ONLINE_LIMITS, STAFF_LIMITS]) {
    const tooLate = {
      pickup: at(["2026-12-01", "10:00"]),
      return: at([addDays("2026-12-01", maxDays + 1), "10:00"]),
    };
    const [problem] = validatePeriodLength(tooLate, { ...ONLINE_LIMITS, maxDays, tooLong });
    expect(problem?.field).toBe("returnDate");
    expect(problem && sayReference(wordsOf("it"), problem.message)).toContain(`${maxDays} giorni`);
  }
});
