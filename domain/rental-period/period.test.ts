import { expect, test } from "vitest";
import { addDays } from "./civil-time.ts";
import { ONLINE_LIMITS, STAFF_LIMITS, validatePeriod, validatePeriodLength } from "./period.ts";

const now = { date: "2026-11-21", time: "10:00" };
const timeZone = "Europe/Rome";
const at = ([date, time]: [string, string], zone = timeZone) => ({ date, time, timeZone: zone });
const problems = (pickup: [string, string], back: [string, string], limits = ONLINE_LIMITS) =>
  validatePeriod({ pickup: at(pickup), return: at(back) }, now, limits);
const fields = (...asked: Parameters<typeof problems>) => problems(...asked).map(({ field }) => field);

test("a period from now on, longer than nothing, is fine", () => {
  expect(fields(["2026-11-21", "10:00"], ["2026-11-21", "10:30"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], ["2026-12-04", "10:00"])).toEqual([]);
});

test("this very minute is not past, the one before it is", () => {
  expect(fields(["2026-11-21", "10:00"], ["2026-11-22", "10:00"])).toEqual([]);
  expect(fields(["2026-11-21", "09:59"], ["2026-11-22", "10:00"])).toEqual(["pickupTime"]);
});

// Rule: product.md#rental-period "The pickup is at most eighteen months (548 days) ahead"
// Rule: product.md#rental-period "The pickup is not past, by the clock of its city"
test("a pickup in the past is the date's fault, today the time's", () => {
  expect(fields(["2026-11-20", "23:30"], ["2026-12-04", "10:00"])).toEqual(["pickupDate"]);
  expect(fields(["2026-11-21", "09:30"], ["2026-12-04", "10:00"])).toEqual(["pickupTime"]);
});

// Rule: product.md#rental-period "The return follows"
test("a return at or before the pickup is refused", () => {
  expect(fields(["2026-12-01", "10:00"], ["2026-12-01", "10:00"])).toEqual(["returnTime"]);
  expect(fields(["2026-12-01", "10:00"], ["2026-11-30", "10:00"])).toEqual(["returnDate"]);
});

// Rule: product.md#rental-period "Longest rental"
test("sixty days are the longest rental", () => {
  const end = addDays("2026-12-01", ONLINE_LIMITS.maxDays);
  expect(fields(["2026-12-01", "10:00"], [end, "10:00"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], [end, "10:30"])).toEqual(["returnDate"]);
});

// Rule: product.md#rental-period "The pickup is at most eighteen months (548 days) ahead"
// Rule: product.md#rental-period "The pickup is not past, by the clock of its city"
test("eighteen months are the furthest pickup", () => {
  const last = addDays(now.date, ONLINE_LIMITS.maxPickupDaysAhead);
  expect(last).toBe("2028-05-22");
  expect(fields([last, "10:00"], [addDays(last, 2), "10:00"])).toEqual([]);
  expect(fields([addDays(last, 1), "10:00"], [addDays(last, 2), "10:00"])).toEqual(["pickupDate"]);
});

// Rule: product.md#rental-period
test("each limit has its message", () => {
  expect(problems(["2026-12-01", "10:00"], ["2027-03-11", "10:00"])).toEqual([
    { field: "returnDate", message: "Al massimo 60 giorni: per periodi più lunghi chiamaci." },
  ]);
  expect(problems(["2028-12-01", "10:00"], ["2028-12-03", "10:00"])).toEqual([
    { field: "pickupDate", message: "Il ritiro può essere al più tra diciotto mesi." },
  ]);
});

test("staff may begin at any hour of today and lend a car for a year", () => {
  expect(fields(["2026-11-21", "08:00"], ["2026-11-24", "10:00"], STAFF_LIMITS)).toEqual([]);
  expect(fields(["2026-11-20", "18:00"], ["2026-11-24", "10:00"], STAFF_LIMITS)).toEqual(["pickupDate"]);
  expect(fields(["2026-12-01", "10:00"], ["2027-12-01", "10:00"], STAFF_LIMITS)).toEqual([]);
  expect(problems(["2026-12-01", "10:00"], ["2027-12-01", "10:30"], STAFF_LIMITS)).toEqual([
    { field: "returnDate", message: "Al massimo 365 giorni." },
  ]);
});

test("a return that is later on its clock but not in truth is refused at its time", () => {
  const pickup = at(["2026-12-01", "10:00"], "Europe/London");
  const back = (time: string) => at(["2026-12-01", time]);
  expect(validatePeriod({ pickup, return: back("10:30") }, now, ONLINE_LIMITS)).toEqual([
    { field: "returnTime", message: "La riconsegna deve seguire il ritiro." },
  ]);
  expect(validatePeriod({ pickup, return: back("11:30") }, now, ONLINE_LIMITS)).toEqual([]);
});

test("the limits are said in their messages", () => {
  for (const { maxDays, tooLongMessage } of [ONLINE_LIMITS, STAFF_LIMITS]) {
    expect(tooLongMessage).toContain(`${maxDays} giorni`);
    const tooLate = {
      pickup: at(["2026-12-01", "10:00"]),
      return: at([addDays("2026-12-01", maxDays + 1), "10:00"]),
    };
    expect(validatePeriodLength(tooLate, { ...ONLINE_LIMITS, maxDays, tooLongMessage })).toEqual([
      { field: "returnDate", message: tooLongMessage },
    ]);
  }
});
